/** The browser and the system behind a user agent, in words their owner knows: `Firefox on Windows`. Nothing finer is kept. */
export function deviceOf(userAgent: string | undefined): string {
  // Longer ones are made up, and the patterns below would read them several times.
  const text = (userAgent ?? '').slice(0, 512)
  const browser = BROWSERS.find(([, pattern]) => pattern.test(text))?.[0]
  const system = SYSTEMS.find(([, pattern]) => pattern.test(text))?.[0]
  return browser && system ? `${browser} on ${system}` : (browser ?? system ?? '')
}

/** In this order: most browsers also name those whose pages they can show. */
const BROWSERS: readonly (readonly [string, RegExp])[] = [
  ['Edge', /\bEdgi?A?(OS)?\//i],
  ['Opera', /\bOPR\/|\bOpera\b/],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Chrome|CriOS|HeadlessChrome)\//],
  ['Safari', /\bSafari\//],
]

const SYSTEMS: readonly (readonly [string, RegExp])[] = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Windows', /\bWindows\b/],
  ['Mac', /\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
]
