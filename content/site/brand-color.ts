type Rgb = readonly [red: number, green: number, blue: number]

const WHITE: Rgb = [255, 255, 255]
const BLACK: Rgb = [0, 0, 0]
/** The page backgrounds of both color schemes, `--color-paper` in the styles. */
const LIGHT_PAPER: Rgb = [251, 249, 246]
const DARK_PAPER: Rgb = [21, 17, 28]

/** WCAG 2.2 AA for text. */
const TEXT_CONTRAST = 4.5
/** Text in the brand color on a dark page should be as easy to read as the built-in color. */
const DARK_CONTRAST = 7

export const isColor = (text: string): boolean => /^#[0-9a-f]{6}$/i.test(text)

/** Whether text in this color is readable on a light page, and white text on a button of this color. */
export const isReadableBrandColor = (color: string): boolean =>
  contrast(parse(color), LIGHT_PAPER) >= TEXT_CONTRAST && contrast(parse(color), WHITE) >= TEXT_CONTRAST

/** The color, darkened until it is readable on a light page. */
export function readableBrandColor(color: string): string {
  const original = parse(color)
  for (let share = 0; share <= 1; share += 0.02) {
    const darker = format(mix(original, BLACK, share))
    if (isReadableBrandColor(darker)) return darker
  }
  return format(BLACK)
}

/** Styles that replace the built-in brand color in both color schemes. Printed pages keep the built-in color. */
export function brandColorStyles(color: string): string {
  const light = parse(color)
  const dark = lightenFor(light, DARK_PAPER)
  const lightTokens = {
    brand: light,
    'brand-hover': mix(light, BLACK, 0.35),
    'on-brand': WHITE,
    wash: mix(light, WHITE, 0.92),
    focus: light,
    deep: mix(light, BLACK, 0.55),
    'strand-1': light,
  }
  const darkTokens = {
    brand: dark,
    'brand-hover': mix(dark, WHITE, 0.4),
    'on-brand': mix(light, BLACK, 0.75),
    wash: mix(dark, DARK_PAPER, 0.85),
    focus: dark,
    deep: [15, 11, 21],
    'strand-1': dark,
  } satisfies Record<string, Rgb>
  return `@media screen{:root{${declarations(lightTokens)}}}@media screen and (prefers-color-scheme:dark){:root{${declarations(darkTokens)}}}`
}

const declarations = (tokens: Record<string, Rgb>) =>
  Object.entries(tokens)
    .map(([name, rgb]) => `--color-${name}:${format(rgb)}`)
    .join(';')

function lightenFor(color: Rgb, background: Rgb): Rgb {
  let share = 0
  while (share < 1 && contrast(mix(color, WHITE, share), background) < DARK_CONTRAST) share += 0.02
  return mix(color, WHITE, share)
}

/** WCAG's contrast ratio, from 1 to 21. */
function contrast(first: Rgb, second: Rgb): number {
  const [darker = 0, lighter = 0] = [luminance(first), luminance(second)].toSorted((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

function luminance(color: Rgb): number {
  const [red = 0, green = 0, blue = 0] = color.map((channel) => {
    const share = channel / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

const mix = (from: Rgb, to: Rgb, share: number): Rgb =>
  from.map((channel, index) => channel + (to[index]! - channel) * Math.min(share, 1)) as unknown as Rgb

const parse = (color: string): Rgb =>
  [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16)) as unknown as Rgb

const format = (color: Rgb): string =>
  `#${color.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`
