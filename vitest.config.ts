import { defineConfig } from 'vitest/config'

const everywhere = {
  testTimeout: 60_000,
  hookTimeout: 120_000,
  passWithNoTests: true,
  // What is awaited may take its time on a busy machine; a test that waits in vain still fails.
  expect: { poll: { timeout: 20_000 } },
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
          ...everywhere,
          name: 'server-sqlite',
          include: ['server/{src,migrations}/**/*.test.ts'],
          provide: { engine: 'sqlite', postgresUrl: '' },
        },
      },
      {
        test: {
          ...everywhere,
          name: 'server-postgres',
          include: ['server/{src,migrations}/**/*.test.ts'],
          // Tests of pure rules see no database, so one run of them is enough.
          exclude: ['**/rules.test.ts', '**/*.unit.test.ts'],
          provide: { engine: 'postgres' },
          globalSetup: 'scripts/provision/postgres-for-tests.ts',
        },
      },
    ],
  },
})

function unit(name: string, include: string) {
  return { test: { ...everywhere, name, include: [include] } }
}
