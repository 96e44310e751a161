import { defineConfig } from 'vitest/config'

const everywhere = {
  // Only for what hangs: commands that start several processes take a minute on a machine that is busy otherwise.
  testTimeout: 180_000,
  hookTimeout: 120_000,
  passWithNoTests: true,
  // What is awaited may take its time on a busy machine; a test that waits in vain still fails.
  expect: { poll: { timeout: 20_000 } },
}

const server = {
  ...everywhere,
  include: ['server/{src,migrations}/**/*.test.ts'],
  // Slices keep their state in what they open, so that files can share the modules instead of loading them anew.
  isolate: false,
}

export default defineConfig({
  test: {
    maxWorkers: 2,
    passWithNoTests: true,
    projects: [
      unit('contract', 'contract/src/**/*.test.ts'),
      unit('content', 'content/**/*.test.ts'),
      unit('web', 'web/{*,src/**/*}.test.ts?(x)'),
      unit('sandbox', 'sandbox/src/**/*.test.ts'),
      unit('scripts', 'scripts/**/*.test.ts'),
      {
        test: {
          ...server,
          name: 'server-sqlite',
          provide: { engine: 'sqlite', postgresUrl: '' },
          globalSetup: 'server/src/testing/database-template.ts',
        },
      },
      {
        test: {
          ...server,
          name: 'server-postgres',
          // Tests of pure rules see no database, so one run of them is enough.
          exclude: ['**/rules.test.ts', '**/*.unit.test.ts'],
          provide: { engine: 'postgres' },
          globalSetup: ['scripts/provision/postgres-for-tests.ts', 'server/src/testing/database-template.ts'],
        },
      },
    ],
  },
})

function unit(name: string, include: string) {
  return { test: { ...everywhere, name, include: [include] } }
}
