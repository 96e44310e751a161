import { buildWeb, webIsFresh } from '../launch/web.mjs'
import { provideTestBrowser } from '../provision/chromium.ts'
import { provideContainers } from '../provision/containers.ts'
import { providePostgres } from '../provision/postgres.ts'
import { runPlaywright } from './playwright.ts'
import type { Stage } from './stage.ts'
import { runTool } from './tool.ts'
import { runVitest } from './vitest.ts'

export const STAGES: Stage[] = [
  {
    name: 'format',
    title: 'Format and lint',
    run: () => runTool('@biomejs/biome/bin/biome', ['ci', '--error-on-warnings', '--colors=off']),
  },
  { name: 'types', title: 'Types', run: () => runTool('typescript/bin/tsc', ['-b']) },
  {
    name: 'build',
    title: 'Web build',
    async run() {
      if (!webIsFresh()) await buildWeb(process.execPath)
      return { failures: [] }
    },
  },
  {
    name: 'unit',
    title: 'Contract, content, web, sandbox and scripts',
    streamsOutput: true,
    needs: ['build'],
    run: (filters) => runVitest(['contract', 'content', 'web', 'sandbox', 'scripts'], filters),
  },
  {
    name: 'sqlite',
    title: 'Server on SQLite',
    streamsOutput: true,
    needs: ['build'],
    run: (filters) => runVitest(['server-sqlite'], filters),
  },
  {
    name: 'postgres',
    title: 'Server on PostgreSQL',
    streamsOutput: true,
    needs: ['build'],
    async run(filters) {
      await providePostgres()
      return runVitest(['server-postgres'], filters)
    },
  },
  {
    name: 'e2e',
    title: 'End-to-end tests',
    streamsOutput: true,
    needs: ['build'],
    run: async (filters) => runPlaywright(await provideTestBrowser(), filters),
  },
  {
    name: 'image',
    title: 'Container image',
    streamsOutput: true,
    isExtra: true,
    needs: ['build'],
    async run() {
      process.env.NODE_IMAGE = await provideContainers()
      return runVitest(['scripts'], ['scripts/image.test.ts'])
    },
  },
]

const GROUPS: Record<string, string[]> = { server: ['sqlite', 'postgres'] }

/** All stages except the optional ones, or the named ones with their dependencies; or an error message. */
export function chooseStages(only: string | undefined): Stage[] | string {
  if (only === undefined) return STAGES.filter(({ isExtra }) => !isExtra)
  const names = only.split(',').flatMap((name) => GROUPS[name] ?? [name])
  const unknown = names.find((name) => !STAGES.some((stage) => stage.name === name))
  if (unknown !== undefined) {
    const known = [...STAGES.map((stage) => stage.name), ...Object.keys(GROUPS)].join(', ')
    return `Unknown stage: "${unknown}". Choose from ${known}.`
  }
  const needed = STAGES.filter((stage) => names.includes(stage.name)).flatMap((stage) => stage.needs ?? [])
  return STAGES.filter((stage) => names.includes(stage.name) || needed.includes(stage.name))
}
