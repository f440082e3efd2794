import { SelectField } from "#app/components/ui/field.tsx";

type Props = Omit<React.ComponentProps<typeof SelectField>, "label" | "options"> & {
  reasons: Record<string, string>;
};

export function ReasonSelect({ reasons, ...field }: Props) {
  const options = Object.entries(reasons).map(([value, label]) => ({ value, label }));
  return (
    <SelectField
      label="Reason"
      options={[{ value: "", label: "Choose a reason" }, ...options]}
      {...field}
    />
  );
}
