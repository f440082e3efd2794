import { dayInWords, timeInWords } from "#domain/bookings/when.ts";
import { say } from "#shared/say.ts";
import { DayGrid } from "./day-grid.tsx";
import { Step } from "./step.tsx";
import { TimeList } from "./time-list.tsx";

type SlotCalendar = {
  days: React.ComponentProps<typeof DayGrid>["days"];
  earlier: string | null;
  later: string | null;
};
type Props = {
  first: number;
  calendar: SlotCalendar | null;
  date: string | null;
  time: string | null;
  times: string[];
  at: (query: Record<string, string>) => string;
  titles?: { day: string; time: string };
  waitingHrefOf?: (day: string) => string;
  /** Above the days. */
  children?: React.ReactNode;
};

/** Renders the steps that choose a day and a time. */
export function SlotSteps({
  first,
  calendar,
  date,
  time,
  times,
  at,
  titles = { day: say("Day"), time: say("Time") },
  waitingHrefOf,
  children,
}: Props) {
  return (
    <>
      <Step
        number={first}
        title={titles.day}
        chosen={date ? dayInWords(date) : undefined}
        changeHref={at(date ? { from: date } : {})}
      >
        {calendar && !date && children}
        {calendar && !date && (
          <DayGrid
            days={calendar.days}
            hrefOf={(day) => at({ date: day })}
            waitingHrefOf={waitingHrefOf}
            earlier={calendar.earlier && at({ from: calendar.earlier })}
            later={calendar.later && at({ from: calendar.later })}
          />
        )}
      </Step>
      <Step
        number={first + 1}
        title={titles.time}
        chosen={time ? timeInWords(time) : undefined}
        changeHref={at(date ? { date } : {})}
      >
        {date && !time && <TimeList times={times} hrefOf={(slot) => at({ date, time: slot })} />}
      </Step>
    </>
  );
}
