import { SERVER_ENVIRONMENT, SERVER_FLAGS } from './server-flags.mjs'

const BIOME = 'node_modules/@biomejs/biome/bin/biome'

/**
 * What `npm run …` can do. `web`: whether the built pages must be there, and whether they must be those of the files as
 * they are now. `flags` and `env` are for Node, `args` for the script; without a script the preparations are all there is to do.
 * @type {Record<string, { script?: string, flags?: string[], env?: Record<string, string>, args?: string[], web?: 'any' | 'fresh', about: string }>}
 */
export const TASKS = {
  start: {
    script: 'server/src/main.ts',
    flags: SERVER_FLAGS,
    env: SERVER_ENVIRONMENT,
    web: 'fresh',
    about: 'builds what changed and runs the site',
  },
  dev: { script: 'scripts/dev.ts', web: 'any', about: 'runs the site and reloads what is edited' },
  build: { web: 'fresh', about: 'builds the web pages that changed' },
  lint: {
    script: BIOME,
    args: ['check', '--error-on-warnings'],
    about: 'checks format, imports and lint rules',
  },
  format: { script: BIOME, args: ['check', '--write'], about: 'formats and mends what can be mended' },
  typecheck: { script: 'node_modules/typescript/bin/tsc', args: ['-b'], about: 'checks the types' },
  test: { script: 'scripts/test.ts', about: 'runs every check and test' },
  'test:unit': {
    script: 'scripts/test.ts',
    args: ['--only=unit'],
    about: 'tests everything but the server, without a browser',
  },
  'test:server': {
    script: 'scripts/test.ts',
    args: ['--only=server'],
    about: 'tests the server on SQLite and PostgreSQL',
  },
  'test:e2e': { script: 'scripts/test.ts', args: ['--only=e2e'], about: 'tests journeys in the browser' },
  'test:image': {
    script: 'scripts/test.ts',
    args: ['--only=image'],
    about: 'builds the image and runs it, and installs podman for that',
  },
  check: { script: 'scripts/test.ts', about: 'the same as test' },
  bench: { script: 'bench/main.ts', web: 'fresh', about: 'measures the site against bare programs' },
  chaos: {
    script: 'scripts/chaos.ts',
    web: 'fresh',
    about: 'kills and starves the site and looks at what is left',
  },
  fuzz: { script: 'scripts/fuzz.ts', web: 'fresh', about: 'sends the site what no client would send' },
  demo: {
    script: 'server/src/cli/demo.ts',
    flags: SERVER_FLAGS,
    about: 'fills an empty site with a believable year, to be seen and shown',
  },
  release: {
    script: 'scripts/release.ts',
    flags: ['--disable-warning=ExperimentalWarning'],
    web: 'fresh',
    about: 'packs the site into one archive that runs with Node alone',
  },
  backup: { script: 'server/src/cli/backup.ts', about: 'writes the whole site into one file, while it runs' },
  'verify-backup': {
    script: 'server/src/cli/verify-backup.ts',
    about: 'reads a backup and says whether it is whole',
  },
  restore: { script: 'server/src/cli/restore.ts', about: 'puts a backup into an empty place' },
  import: {
    script: 'server/src/cli/import.ts',
    about: 'takes over the accounts, customers, texts and files of a hosted site',
  },
  'move-to-postgres': {
    script: 'server/src/cli/move-to-postgres.ts',
    about: 'copies everything from SQLite to PostgreSQL and compares it',
  },
  'credential-key': {
    script: 'server/src/cli/rotate-credential-key.ts',
    about: 'makes the next key that signs badges',
  },
  doctor: {
    script: 'server/src/cli/doctor.ts',
    about: 'looks at everything the site needs, and says what to do',
  },
  admin: {
    script: 'server/src/cli/admin.ts',
    about: 'makes an administrator, gives one a new password or takes a second factor away',
  },
  'service-token': {
    script: 'server/src/cli/admin.ts',
    args: ['service-token'],
    about: 'prints a token for the administration calls',
  },
}
