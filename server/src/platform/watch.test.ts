import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, inject, test } from 'vitest'
import { parseYaml } from '../testing/parse-yaml.ts'
import { openSite } from '../testing/start-site.ts'

const docs = join(import.meta.dirname, '../../../docs')
const readDoc = (name: string) => readFileSync(join(docs, name), 'utf8')

/** The metric that Prometheus itself adds per target, and the labels that it adds to every metric. */
const PROMETHEUS_METRIC = 'up'
const ADDED_LABELS = ['job', 'instance']
const isPostgresOnly = (name: string) => name.startsWith('course_database_pool_')

type Rule = {
  alert: string
  expr: string
  for?: string
  labels: { severity: string }
  annotations: { summary: string; action: string }
}

const { groups } = parseYaml(readDoc('alerts.yml')) as { groups: { name: string; rules: Rule[] }[] }
const rules = groups.flatMap((group) => group.rules)

type Panel = { id: number; title: string; gridPos: Box; targets: { refId: string; expr: string }[] }
type Box = { x: number; y: number; w: number; h: number }
const { panels } = JSON.parse(readDoc('grafana-dashboard.json')) as { panels: Panel[] }

/** The names in `/metrics`, each with the labels of its samples. */
const served = new Map<string, Set<string>>()
/** The metric names, with a histogram as one metric instead of three series. */
const declared: string[] = []

beforeAll(async () => {
  const { site, close } = await openSite()
  await fetch(`${site.url}/healthz`)
  const text = await (await fetch(`${site.url}/metrics`)).text()
  await close()
  for (const [, name, type] of text.matchAll(/^# TYPE (\S+) (\S+)$/gm)) {
    declared.push(name!)
    const series = type === 'histogram' ? ['_bucket', '_sum', '_count'] : ['']
    for (const part of series) served.set(name! + part, new Set())
  }
  for (const [, name, labels = ''] of text.matchAll(/^([a-z]\w*)(?:\{(.*)\})? \S+$/gim))
    for (const [, label] of labels.matchAll(/(\w+)="/g)) served.get(name!)?.add(label!)
})

test('every metric is documented, and every documented metric is served', () => {
  const documented = [...readDoc('metrics.md').matchAll(/^\| `([a-z_0-9]+)` \|/gm)].map(([, name]) => name!)
  const expected =
    inject('engine') === 'postgres' ? documented : documented.filter((name) => !isPostgresOnly(name))
  expect(declared.toSorted()).toEqual(expected.toSorted())
  expect(new Set(documented).size).toBe(documented.length)
})

describe('alerts', () => {
  test('have unique names, a severity, a summary and an action', () => {
    expect(new Set(rules.map(({ alert }) => alert)).size).toBe(rules.length)
    for (const rule of rules) {
      expect(rule.alert).toMatch(/^Course[A-Z]\w+$/)
      expect(['critical', 'warning', 'info']).toContain(rule.labels.severity)
      if (rule.for !== undefined) expect(rule.for).toMatch(/^\d+[smhd]$/)
      expect(rule.annotations.summary, rule.alert).toMatch(/\.$/)
      expect(rule.annotations.action, rule.alert).toMatch(/\.$/)
    }
  })

  test.each(rules.map(({ alert, expr }) => [alert, expr]))('%s uses metrics that exist', (_, expr) =>
    expectServed(expr!),
  )
})

describe('the Grafana dashboard', () => {
  test('has no overlapping panels', () => {
    expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length)
    for (const [index, { title, gridPos: box }] of panels.entries()) {
      expect(box.x + box.w, title).toBeLessThanOrEqual(24)
      expect(panels.slice(index + 1).filter(({ gridPos }) => overlap(box, gridPos))).toEqual([])
    }
  })

  const targets = panels.flatMap(({ title, targets }) => targets.map(({ expr }) => [title, expr]))
  test.each(targets)('%s uses metrics that exist: %s', (_, expr) => expectServed(expr!))
})

const overlap = (one: Box, other: Box) =>
  one.x < other.x + other.w && other.x < one.x + one.w && one.y < other.y + other.h && other.y < one.y + one.h

function expectServed(expr: string): void {
  for (const [name, labels] of metricsIn(expr)) {
    if (name === PROMETHEUS_METRIC || (isPostgresOnly(name) && inject('engine') === 'sqlite')) continue
    expect([...served.keys()], expr).toContain(name)
    for (const label of labels)
      expect([...served.get(name)!, ...ADDED_LABELS], `${label} of ${name}`).toContain(label)
  }
}

/** The metrics that an expression uses, with the labels it filters by. */
function metricsIn(expr: string): [name: string, labels: string[]][] {
  expect([...expr].filter((character) => character === '(').length).toBe(
    [...expr].filter((character) => character === ')').length,
  )
  const bare = expr
    .replace(/"[^"]*"/g, '""')
    .replace(/\[\w+\]/g, '')
    .replace(/\b(?:by|without|on) ?\([\w, ]*\)/g, '')
  const found = [...bare.matchAll(/(?<![\w.])([a-z]\w*)(?:\{([^}]*)\})?(?!\w*\s*\()/gi)]
    .filter(([, name]) => !['and', 'or', 'unless', 'bool'].includes(name!))
    .map(([, name, labels = '']): [string, string[]] => [
      name!,
      [...labels.matchAll(/(\w+)(?==|!=|=~|!~)/g)].map(([, label]) => label!),
    ])
  expect(found.length, expr).toBeGreaterThan(0)
  return found
}
