import { SubmitButton } from "#app/components/office/submit-button.tsx";
import { type FormAnswer, formState } from "#app/forms/form-result.ts";
import { say, to } from "#shared/say.ts";
import { ButtonLink } from "../ui/button-link.tsx";
import { ErrorSummary } from "../ui/error-summary.tsx";
import { TextField } from "../ui/field.tsx";

type ProfileValues = { name: string; location: string; phone: string; instagram: string };
type Props = {
  action: string;
  profile: ProfileValues;
  isEditing: boolean;
  answer: FormAnswer | undefined;
};

export function ProfileFields({ action, profile, isEditing, answer }: Props) {
  const { errors, field: fieldOf } = formState(answer, profile);
  const field = (name: keyof ProfileValues) => ({ ...fieldOf(name), disabled: !isEditing });
  return (
    <form method="post" action={to(action)} noValidate className="grid gap-6">
      <ErrorSummary errors={errors} />
      <div className="grid gap-6 sm:grid-cols-2">
        <TextField label={say("Name")} autoComplete="name" maxLength={80} {...field("name")} />
        <TextField
          label={say("Location")}
          isOptional
          autoComplete="address-level2"
          maxLength={80}
          {...field("location")}
        />
        <TextField
          label={say("Phone")}
          type="tel"
          isOptional
          autoComplete="tel"
          maxLength={30}
          {...field("phone")}
        />
        <TextField
          label={say("Instagram handle")}
          isOptional
          autoComplete="off"
          maxLength={100}
          {...field("instagram")}
        />
      </div>
      {isEditing && (
        <p className="flex flex-wrap gap-3">
          <SubmitButton sending={say("Saving…")}>{say("Save Changes")}</SubmitButton>
          <ButtonLink look="quiet" href={action}>
            {say("Cancel")}
          </ButtonLink>
        </p>
      )}
    </form>
  );
}
