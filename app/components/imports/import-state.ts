export const stateNames = {
  mapping: "Columns to confirm",
  checking: "Being looked at",
  checked: "Ready to run",
  running: "Running",
  stopped: "Stopped",
  done: "Done",
  undoing: "Being taken back",
  undone: "Taken back",
} as const;
