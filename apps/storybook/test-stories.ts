import { spawnSync } from 'node:child_process'

/** Every story as a test with axe, once in each theme. Arguments go to Vitest. */
const runs = ['light', 'dark'].map((theme) =>
  spawnSync('vitest', ['run', ...process.argv.slice(2)], {
    stdio: 'inherit',
    env: { ...process.env, STORYBOOK_THEME: theme, STORYBOOK_DISABLE_TELEMETRY: '1' },
  }),
)

process.exitCode = runs.every((run) => run.status === 0) ? 0 : 1
