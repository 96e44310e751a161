import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { builtInTallFigures } from '../site/learning/tall-figures.ts'
import { courseImages } from './images.ts'
import { lessonPages } from './pages.ts'

/** Text widths in px: on a phone that is 360 px wide, and on the narrowest window that shows the wide drawing. */
const phoneWidth = 320
const narrowWindowWidth = 441
const minLabelSize = 11

const drawings = courseImages().map(({ name, file }) => ({ name, svg: readFileSync(file, 'utf8') }))
const figures = drawings.filter(({ name }) => !name.endsWith('-tall.svg'))
const svgOf = (name: string) => drawings.find((drawing) => drawing.name === name)?.svg
const tallOf = (name: string) => svgOf(name.replace(/\.svg$/, '-tall.svg'))
const pages = lessonPages()

const colorTokens = 'paper ink muted hairline strand-1 strand-2 strand-3'
  .split(' ')
  .map((name) => `--color-${name}`)
const [lightTheme = '', darkTheme = ''] = readFileSync(
  join(import.meta.dirname, '../../web/src/ui/tokens.css'),
  'utf8',
).split(/@media \((?:prefers-color-scheme: dark|prefers-reduced-motion)/)
const siteTokens = { light: tokensOf(lightTheme), dark: tokensOf(darkTheme) }

test('every lesson has a figure, and every drawing is used', () => {
  const usedNames = pages.flatMap(({ content }) =>
    [...content.matchAll(/src="images\/([^"]+)"/g)].map(([, name]) => name as string),
  )
  expect(new Set(usedNames)).toEqual(new Set(figures.map(({ name }) => name)))
  for (const lesson of [1, 2, 3, 4]) {
    expect(usedNames.some((name) => name.startsWith(`lesson-${lesson}-`))).toBe(true)
  }
  const withTall = figures.filter(({ name }) => tallOf(name)).map(({ name }) => name)
  expect(Object.keys(builtInTallFigures).toSorted()).toEqual(withTall)
  expect(drawings).toHaveLength(figures.length + withTall.length)
})

test.each(figures)(
  '$name has width and height, so that its space is reserved while it loads',
  ({ name, svg }) => {
    const { width, height } = sizeOf(svg)
    const tag = new RegExp(`<img src="images/${name}" alt="[^"]*" width="${width}" height="${height}" />`)
    expect(pages.filter(({ content }) => tag.test(content))).toHaveLength(1)
    const tall = tallOf(name)
    if (tall) expect(sizeOf(tall)).toEqual({ width: 360, height: builtInTallFigures[name] })
  },
)

test.each(figures)('the labels of $name are large enough on phones and in wider windows', ({ name, svg }) => {
  expect(smallestText(tallOf(name) ?? svg, phoneWidth)).toBeGreaterThanOrEqual(minLabelSize)
  expect(smallestText(svg, narrowWindowWidth)).toBeGreaterThanOrEqual(minLabelSize)
})

test.each(figures.filter(({ name }) => tallOf(name)))(
  '$name has the same content on phones',
  ({ name, svg }) => {
    const tall = tallOf(name) ?? ''
    for (const part of [wordsOf, descriptionOf, colorsOf]) expect(part(tall)).toEqual(part(svg))
    // The maximum display height of media.
    const { width, height } = sizeOf(tall)
    expect((height * phoneWidth) / width).toBeLessThanOrEqual(500)
  },
)

test.each(drawings)('$name has a description, no scripts and no external resources', ({ svg }) => {
  expect(svg).toMatch(/^<svg [^>]*viewBox="0 0 (960|360) \d+"/)
  expect(svg).toMatch(/<title[^>]*>[^<]+<\/title>/)
  expect(svg).toMatch(/<desc[^>]*>[^<]+<\/desc>/)
  expect(svg).not.toMatch(/<script|<image|<use|<foreignObject|@import|url\(|\son[a-z]+=|href=/i)
})

test.each(drawings)(
  '$name uses design tokens of the site and includes their values for standalone use',
  ({ svg }) => {
    const { drawing, style } = partsOf(svg)
    const values = [...drawing.matchAll(/ (?:fill|stroke|font-family)="([^"]*)"/g)].map(([, value]) => value)
    const named = values
      .filter((value) => value !== 'none')
      .map((value) => /^var\((--[\w-]+)\)$/.exec(value ?? '')?.[1])
    const [light, dark] = style.split('@media (prefers-color-scheme:dark)').map(tokensOf)
    const fonts = { '--font-sans': 'Inter,Arial,sans-serif', '--font-display': 'Georgia,serif' }
    expect(light).toEqual({ ...pick(siteTokens.light, colorTokens), ...fonts })
    expect(dark).toEqual(pick(siteTokens.dark, colorTokens))
    expect(Object.keys(light ?? {})).toEqual(expect.arrayContaining(named))
  },
)

test.each(drawings)('the text of $name has sufficient contrast in both themes', ({ svg }) => {
  const { drawing } = partsOf(svg)
  const colors = [...drawing.matchAll(/<(?:text|tspan|g) [^>]*fill="var\(([\w-]+)\)"/g)].map(
    ([, color]) => color as string,
  )
  // Numbers inside a dark bar have the color of the background.
  for (const color of new Set(colors.filter((one) => one !== '--color-paper')))
    for (const tokens of Object.values(siteTokens))
      expect(contrast(tokens[color] ?? '', tokens['--color-paper'] ?? ''), color).toBeGreaterThanOrEqual(4.5)
})

test.each(drawings)('the strands have consistent colors in $name', ({ svg }) => {
  const strands = { Purpose: '--color-strand-3', Process: '--color-strand-2', People: '--color-strand-1' }
  const labels = [...svg.matchAll(/<text [^>]*fill="var\(([\w-]+)\)"[^>]*>(Purpose|Process|People)\b/g)]
  for (const [label, color, strand] of labels)
    expect(color, label).toBe(strands[strand as keyof typeof strands])
})

function sizeOf(svg: string) {
  const [, width, height] = /viewBox="0 0 (\d+) (\d+)"/.exec(svg) ?? []
  return { width: Number(width), height: Number(height) }
}

/** Smallest font size in px when the drawing is displayed at this width. */
function smallestText(svg: string, shownWidth: number): number {
  const sizes = [...svg.matchAll(/font-size="([\d.]+)"/g)].map(([, size]) => Number(size))
  return (Math.min(...sizes) * shownWidth) / sizeOf(svg).width
}

function partsOf(svg: string) {
  const [before = '', style = '', after = ''] = svg.split(/<style>|<\/style>/)
  return { drawing: before + after, style }
}

function tokensOf(css: string): Record<string, string> {
  return Object.fromEntries(
    [...css.matchAll(/(--[\w-]+):\s*([^;}]+)/g)].map(([, name, value]) => [name, value?.trim()]),
  )
}

function pick(tokens: Record<string, string>, names: readonly string[]) {
  return Object.fromEntries(names.map((name) => [name, tokens[name]]))
}

/** All words and numbers of the drawing, sorted, because lines break differently. */
const wordsOf = (svg: string): string[] =>
  [...svg.matchAll(/<text[^>]*>(.*?)<\/text>/g)]
    .flatMap(([, text = '']) => text.replaceAll(/<[^>]+>|[,.:]/g, '').split(' '))
    .toSorted()

const descriptionOf = (svg: string) => /<title[\s\S]*<\/desc>/.exec(svg)?.[0]

const colorsOf = (svg: string) => [...new Set(partsOf(svg).drawing.match(/--color-[\w-]+/g))].toSorted()

function contrast(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a)
  return (lighter + 0.05) / (darker + 0.05)
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const share = Number.parseInt(color.slice(start, start + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
