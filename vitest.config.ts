import { defineConfig } from 'vitest/config'

const everywhere = {
  // Only for what hangs: commands that start several processes take a minute on a machine that is busy otherwise.
  testTimeout: 180_000,
  hookTimeout: 120_000,
  passWithNoTests: true,
  // What is awaited may take its time on a busy machine; a test that waits in vain still fails.
  expect: { poll: { timeout: 20_000 } },
}

/** Whether every file runs on both databases: in `npm run test:all`, and when files are named. */
const isComplete = Boolean(process.env.TEST_ALL)

/**
 * What `npm test` runs on PostgreSQL, too: the database layer, transactions, races and queues, money and access, lists and
 * totals, whatever reads or copies the whole database, and one request of every role to every route.
 */
export const dependsOnEngine = [
  '**/{http/rest,platform,sales,access,announcements,customers,alarms,operations}/**/*.test.ts',
  '**/admin/{accounting,codes,overview,payments,quizzes,refund}.test.ts',
  '**/auth/{accounts/customer-account,factors/races,sessions/refresh}.test.ts',
  '**/{analytics,certificates/refund,mail/delivery,personal-data,plan,quizzes,testing/roles}.test.ts',
  '**/{editing/editing,editing/migrate-texts,quizzes/edit-questions}.test.ts',
  '**/{secrets,earlier-release,workers}.test.ts',
]

const server = {
  ...everywhere,
  include: ['server/{src,migrations}/**/*.test.ts'],
  // Slices keep their state in what they open, so that files can share the modules instead of loading them again.
  isolate: false,
}

export default defineConfig({
  test: {
    // More than the two processors of a small machine, because tests often wait for processes that they have started.
    maxWorkers: 3,
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
          // One database is enough every day for the longest test of sales: the one with real concurrency.
          exclude: isComplete ? [] : ['**/sales/chaos.test.ts'],
          provide: { engine: 'sqlite', postgresUrl: '' },
          globalSetup: 'server/src/testing/database-template.ts',
        },
      },
      {
        test: {
          ...server,
          name: 'server-postgres',
          include: isComplete ? server.include : dependsOnEngine.map((pattern) => `server/${pattern}`),
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
