export const importStateNames = {
  mapping: "Columns to confirm",
  checking: "Checking rows",
  checked: "Ready to run",
  running: "Running",
  stopped: "Stopped",
  done: "Done",
  undoing: "Being undone",
  undone: "Withdrawn",
} as const;
