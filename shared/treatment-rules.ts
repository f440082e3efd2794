/** Medical content rules of treatment pages, shared by seed files and the admin form. */
export type TreatmentClaims = {
  isMedical: boolean;
  whoMay: string | null;
  fdaStatus: string | null;
  warning: string | null;
  notFor: readonly string[];
  seriousSideEffects: readonly string[];
  idealFor: readonly string[];
  sources: readonly string[];
  lookUps: readonly string[];
  checkedOn: string | null;
};

/** Words of a warning. Under "Often chosen for" they would read as a reason for the treatment. */
const warningWords =
  /\b(not|never|nobody|avoid\w*|unless|except|pregnan\w*|breastfeed\w*|allerg\w*|contraindicat\w*|ruled out|warn\w*|unsafe|unapproved|dangerous|stay away|ask (?:first|your|a)|history of|can cause|pacemaker\w*|nunca|embaraz\w*|lactancia|alérgic\w*|contraindicad\w*|peligros\w*|evit\w*|salvo|excepto)\b/i;

const source = /^\S.* https:\/\/\S+$/;

/** Home pages, search forms and queries. They have no text that a reader could check. */
const notAPage =
  / https:\/\/(?:[^/]+\/?$|\S*\/(?:search|pmn|pma)\.cfm(?:[?#]\S*)?$|\S*[?&](?:term|query|q)=)/i;

export type TreatmentProblem = { field: keyof TreatmentClaims; message: string };

export function treatmentProblems(claims: TreatmentClaims): TreatmentProblem[] {
  const { isMedical, whoMay, fdaStatus, warning } = claims;
  const { notFor, seriousSideEffects, idealFor, sources, checkedOn } = claims;
  const warned = idealFor.find((line) => warningWords.test(line));
  const isBad = (line: string) => !source.test(line);
  const unreadable = sources.find((line) => notAPage.test(line));
  const problems: (TreatmentProblem | false | undefined)[] = [
    warned !== undefined && {
      field: "idealFor",
      message: `"${warned}" is a warning. Write it under "Who should avoid it or ask first", not among the reasons to have it.`,
    },
    idealFor.length === 0 &&
      !warning && { field: "idealFor", message: "Enter at least one reason to choose it." },
    notFor.length === 0 && { field: "notFor", message: "Enter who should avoid it or ask first." },
    isMedical &&
      notFor.length === 1 && {
        field: "notFor",
        message: "A medical treatment needs at least two lines here.",
      },
    isMedical &&
      seriousSideEffects.length < 2 && {
        field: "seriousSideEffects",
        message: "A medical treatment needs at least two serious side effects.",
      },
    isMedical &&
      !whoMay && {
        field: "whoMay",
        message: "A medical treatment needs a rule on who may perform it.",
      },
    isMedical &&
      !fdaStatus &&
      !warning && {
        field: "fdaStatus",
        message: "Say what the FDA has cleared or approved, and what it has not.",
      },
    isMedical &&
      sources.length === 0 && {
        field: "sources",
        message: "A medical treatment needs at least one source.",
      },
    ...(["sources", "lookUps"] as const).map(
      (field) =>
        claims[field].some(isBad) && {
          field,
          message: "Give each line a title, a space, and its address, which begins with https://.",
        },
    ),
    unreadable !== undefined && {
      field: "sources",
      message: `"${unreadable}" is a home page or a search form. Enter it under "Where to look it up".`,
    },
    sources.length > 0 &&
      !checkedOn && {
        field: "checkedOn",
        message: "Enter the day on which the sources were read.",
      },
  ];
  return problems.filter((problem) => problem !== undefined && problem !== false);
}
