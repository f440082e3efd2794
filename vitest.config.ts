import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    projects: [{ test: { name: "rules", environment: "node", include: ["tests/rules/**/*.test.ts"], testTimeout: 60_000, sequence: { concurrent: true } } }],
  },
});
