import { SERVER_ENVIRONMENT, SERVER_FLAGS } from './server-flags.mjs'

const BIOME = 'node_modules/@biomejs/biome/bin/biome'

/**
 * The tasks of `npm run …`. `web`: `any` needs built pages, `fresh` needs pages built from the current files. `flags` and
 * `env` are for Node, `args` for the script. A task without a script only prepares.
 * @type {Record<string, { script?: string, flags?: string[], env?: Record<string, string>, args?: string[], web?: 'any' | 'fresh', about: string }>}
 */
export const TASKS = {
  start: {
    script: 'server/src/main.ts',
    flags: SERVER_FLAGS,
    env: SERVER_ENVIRONMENT,
    web: 'fresh',
    about: 'builds the web pages if needed and runs the site',
  },
  dev: { script: 'scripts/dev.ts', web: 'any', about: 'runs the site and reloads on changes' },
  build: { web: 'fresh', about: 'builds the web pages if needed' },
  lint: {
    script: BIOME,
    args: ['check', '--error-on-warnings'],
    about: 'checks format, imports and lint rules',
  },
  format: { script: BIOME, args: ['check', '--write'], about: 'formats the code and applies safe fixes' },
  typecheck: { script: 'node_modules/typescript/bin/tsc', args: ['-b'], about: 'checks the types' },
  test: { script: 'scripts/test.ts', about: 'runs every check and test' },
  'test:unit': {
    script: 'scripts/test.ts',
    args: ['--only=unit'],
    about: 'tests everything except the server, without a browser',
  },
  'test:server': {
    script: 'scripts/test.ts',
    args: ['--only=server'],
    about: 'tests the server on SQLite and PostgreSQL',
  },
  'test:e2e': {
    script: 'scripts/test.ts',
    args: ['--only=e2e'],
    about: 'runs the end-to-end tests in the browser',
  },
  'test:image': {
    script: 'scripts/test.ts',
    args: ['--only=image'],
    about: 'builds and tests the container image; installs podman if needed',
  },
  check: { script: 'scripts/test.ts', about: 'the same as test' },
  bench: { script: 'bench/main.ts', web: 'fresh', about: 'compares the site with minimal programs' },
  chaos: {
    script: 'scripts/chaos.ts',
    web: 'fresh',
    about: 'kills the site during purchases and checks the data',
  },
  fuzz: { script: 'scripts/fuzz.ts', web: 'fresh', about: 'sends random and malformed requests to the site' },
  demo: {
    script: 'server/src/cli/demo.ts',
    flags: SERVER_FLAGS,
    about: 'fills an empty site with a year of demo data',
  },
  release: {
    script: 'scripts/release.ts',
    flags: ['--disable-warning=ExperimentalWarning'],
    web: 'fresh',
    about: 'packs the site into one archive that only needs Node',
  },
  backup: { script: 'server/src/cli/backup.ts', about: 'writes a backup of the running site to one file' },
  'verify-backup': {
    script: 'server/src/cli/verify-backup.ts',
    about: 'verifies that a backup is complete',
  },
  restore: {
    script: 'server/src/cli/restore.ts',
    about: 'restores a backup into an empty database and data folder',
  },
  import: {
    script: 'server/src/cli/import.ts',
    about: 'imports accounts, customers, texts and files of a hosted site',
  },
  'move-to-postgres': {
    script: 'server/src/cli/move-to-postgres.ts',
    about: 'copies everything from SQLite to PostgreSQL and compares it',
  },
  'credential-key': {
    script: 'server/src/cli/rotate-credential-key.ts',
    about: 'creates the next key for signing badges',
  },
  doctor: {
    script: 'server/src/cli/doctor.ts',
    about: 'checks the setup of the site and suggests fixes',
  },
  admin: {
    script: 'server/src/cli/admin.ts',
    about: 'creates an administrator, or resets their password or two-factor authentication',
  },
  'service-token': {
    script: 'server/src/cli/admin.ts',
    args: ['service-token'],
    about: 'prints a token for the admin API',
  },
}
