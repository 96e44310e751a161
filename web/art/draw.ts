/**
 * Renders the icons and the share image in public/, which must exist as files.
 * Run it manually after changing the name, tagline or colors: `node web/art/draw.ts` (needs Chromium).
 */
import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { siteContent } from '@course/content/site/content'
import { subsetFonts } from '../fonts.ts'
import type { Strand } from '../src/ui/braid.ts'
import { braid, smoothStep } from '../src/ui/braid.ts'

const publicFolder = join(import.meta.dirname, '..', 'public')
const fonts = pathToFileURL(join(import.meta.dirname, '..', 'build', 'fonts'))
const colors = { paper: '#fbf9f6', ink: '#1d1826', muted: '#5b5468', brand: '#5b2a86' }
const light = ['#5b2a86', '#0f766e', '#b45309']
const dark = ['#c4a1e8', '#4fbfb0', '#e2a355']

const logo = braid({ width: 28, middle: 16, swing: () => 10, turns: (x) => 0.125 + x / 67, step: 3.5 })

await subsetFonts()
const workFolder = await mkdtemp(join(tmpdir(), 'art-'))
try {
  await writeFile(join(publicFolder, 'favicon.svg'), favicon())
  await writeFile(join(publicFolder, 'favicon.ico'), toIco(await renderPng(icon(32, 0), 32, 32), 32))
  await writeFile(join(publicFolder, 'apple-touch-icon.png'), await renderPng(icon(180, 26), 180, 180))
  await writeFile(join(publicFolder, 'icon-192.png'), await renderPng(icon(192, 28), 192, 192))
  await writeFile(join(publicFolder, 'icon-512.png'), await renderPng(icon(512, 84), 512, 512))
  await writeFile(join(publicFolder, 'share.png'), await renderPng(shareImage(), 1200, 630))
} finally {
  await rm(workFolder, { recursive: true })
}

function favicon(): string {
  const rule = (palette: string[]) =>
    palette.map((color, index) => `.${'abc'[index]} { stroke: ${color} }`).join(' ')
  const paths = logo.map((strand, index) => `<path class="${'abc'[index]}" d="${strand?.whole}"/>`)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">
  <title>Three strands woven into one</title>
  <style>
    ${rule(light)}
    @media (prefers-color-scheme: dark) { ${rule(dark)} }
  </style>
  <g fill="none" stroke-width="3" stroke-linecap="round" transform="translate(2 0)">
    ${paths.join('\n    ')}
  </g>
</svg>
`
}

function icon(size: number, margin: number): string {
  const backgroundColor = margin > 0 ? colors.paper : 'transparent'
  const halo = margin > 0 ? 7 : 0
  return page(
    `body { background: ${backgroundColor} } svg { position: absolute; inset: ${margin}px; width: ${size - 2 * margin}px }`,
    `<svg viewBox="0 0 32 32"><g transform="translate(2 0)">${braidPaths(logo, 3, halo)}</g></svg>`,
  )
}

function shareImage(): string {
  const strands = braid({
    width: 1200,
    middle: 100,
    swing: (x) => 70 - 54 * smoothStep(240, 1200, x),
    turns: (x) => 0.06 + (x + 140) ** 2 / 620_000,
    apart: { lane: (strand) => [174, 100, 26][strand] ?? 0, joined: (x) => smoothStep(130, 400, x) },
    step: 24,
  })
  return page(
    `@font-face { font-family: Fraunces; src: url(${fonts}/fraunces-core.woff2) }
     @font-face { font-family: Inter; src: url(${fonts}/inter-core.woff2); font-weight: 400 650 }
     body { background: ${colors.paper}; color: ${colors.ink}; padding: 72px 80px }
     p { margin: 0; font: 600 26px Inter; color: ${colors.brand} }
     h1 { margin: 22px 0 0; font: 76px/1.08 Fraunces; letter-spacing: -0.012em; max-width: 1000px; text-wrap: balance }
     svg { position: absolute; left: 0; bottom: 56px; width: 1200px; height: 200px }`,
    `<p>${siteContent().site.name}</p><h1>${siteContent().hero.title}</h1>
     <svg viewBox="0 0 1200 200">${braidPaths(strands, 4, 13)}</svg>`,
  )
}

function braidPaths(strands: Strand[], thickness: number, halo: number): string {
  const path = (d: string, stroke: string | undefined, width: number, cap = '') =>
    `<path fill="none" d="${d}" stroke="${stroke}" stroke-width="${width}"${cap}/>`
  return [
    ...strands.map((strand, index) => path(strand.whole, light[index], thickness, ' stroke-linecap="round"')),
    ...strands.map(
      (strand, index) =>
        path(strand.over, colors.paper, halo) +
        path(strand.over, light[index], thickness, ' stroke-linecap="square"'),
    ),
  ].join('')
}

function page(style: string, body: string): string {
  return `<!doctype html><meta charset="utf-8"><style>body { margin: 0 } ${style}</style>${body}`
}

async function renderPng(html: string, width: number, height: number): Promise<Buffer> {
  const source = join(workFolder, 'page.html')
  const target = join(workFolder, 'page.png')
  await writeFile(source, html)
  await promisify(execFile)(process.env.CHROMIUM ?? 'chromium', [
    '--headless',
    '--no-sandbox',
    '--hide-scrollbars',
    '--default-background-color=00000000',
    '--allow-file-access-from-files',
    '--virtual-time-budget=3000',
    `--window-size=${width},${height}`,
    `--screenshot=${target}`,
    pathToFileURL(source).href,
  ])
  return await readFile(target)
}

/** An .ico file is a PNG with a 22-byte header. */
function toIco(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22)
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(1, 4)
  header.writeUInt8(size, 6)
  header.writeUInt8(size, 7)
  header.writeUInt16LE(1, 10)
  header.writeUInt16LE(32, 12)
  header.writeUInt32LE(png.length, 14)
  header.writeUInt32LE(header.length, 18)
  return Buffer.concat([header, png])
}
