import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../prepare.mjs'
import { type Lock, productionPackages } from './production-packages.ts'

/** Parts of these packages are in the built pages: fonts and base styles. */
const IN_BUILT_PAGES = [
  'node_modules/@fontsource-variable/fraunces',
  'node_modules/@fontsource-variable/inter',
  'node_modules/tailwindcss',
]

type ThirdPartyPackage = { name: string; version: string; license: string; integrity: string; text: string }

/** All third-party packages of a release: those that run on the server, and those in the built pages. */
export function thirdPartyPackages(workspaces: readonly string[]): ThirdPartyPackage[] {
  const lock = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as Lock
  const folders = new Set([...productionPackages(lock, [...workspaces, 'web']), ...IN_BUILT_PAGES])
  return [...folders]
    .filter((folder) => existsSync(join(ROOT, folder)) && !lock.packages[folder]?.link)
    .map((folder) => describePackage(folder, lock.packages[folder]?.integrity ?? ''))
    .toSorted((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : a.version < b.version ? -1 : 1))
}

function describePackage(folder: string, integrity: string): ThirdPartyPackage {
  const read = (name: string) => readFileSync(join(ROOT, folder, name), 'utf8')
  const { name, version, license } = JSON.parse(read('package.json')) as ThirdPartyPackage
  const files = readdirSync(join(ROOT, folder)).filter((file) => /^(licen[cs]e|copying|notice)\b/i.test(file))
  const text = files.toSorted().map((file) => read(file).replaceAll('\r', '').trim())
  return { name, version, license, integrity, text: text.join('\n\n') }
}

/** NOTICE of a release: every package with its license. Packages with the same text share one copy of it. */
export function noticeText(packages: readonly ThirdPartyPackage[]): string {
  const sections = [...Map.groupBy(packages, ({ text }) => text)].map(([text, group]) =>
    [...group.map(({ name, version, license }) => `${name} ${version} (${license})`), '', text]
      .join('\n')
      .trim(),
  )
  return `This release contains the following third-party software.\n\n${sections.join(`\n\n${'-'.repeat(80)}\n\n`)}\n`
}

/**
 * The bill of materials in CycloneDX format. Not made by `npm sbom`, which leaves out packages that another workspace uses for
 * development, and lists those of other platforms.
 */
export function billOfMaterials(
  packages: readonly ThirdPartyPackage[],
  { name, version, time }: { name: string; version: string; time: Date },
): string {
  const components = packages.map((one) => {
    const purl = `pkg:npm/${one.name.replace('@', '%40')}@${one.version}`
    const hash = Buffer.from(one.integrity.replace(/^sha512-/, ''), 'base64').toString('hex')
    return {
      type: 'library',
      'bom-ref': purl,
      name: one.name,
      version: one.version,
      hashes: [{ alg: 'SHA-512', content: hash }],
      licenses: [{ expression: one.license }],
      purl,
    }
  })
  const bom = {
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: { timestamp: time.toISOString(), component: { type: 'application', name, version } },
    components,
  }
  return `${JSON.stringify(bom, null, 2)}\n`
}
