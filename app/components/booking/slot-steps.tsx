import { dayInWords, timeInWords } from "#domain/bookings/when.ts";
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
};

export function SlotSteps({ first, calendar, date, time, times, at }: Props) {
  return (
    <>
      <Step
        number={first}
        title="Day"
        chosen={date ? dayInWords(date) : undefined}
        changeHref={at(date ? { from: date } : {})}
      >
        {calendar && !date && (
          <DayGrid
            days={calendar.days}
            hrefOf={(day) => at({ date: day })}
            earlier={calendar.earlier && at({ from: calendar.earlier })}
            later={calendar.later && at({ from: calendar.later })}
          />
        )}
      </Step>
      <Step
        number={first + 1}
        title="Time"
        chosen={time ? timeInWords(time) : undefined}
        changeHref={at(date ? { date } : {})}
      >
        {date && !time && <TimeList times={times} hrefOf={(slot) => at({ date, time: slot })} />}
      </Step>
    </>
  );
}
