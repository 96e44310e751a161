/** Browser and operating system, such as `Firefox on Windows`. Nothing more detailed is stored. */
export function deviceOf(userAgent: string | undefined): string {
  // Real user agents are shorter, and the patterns below would be slow on long text.
  const text = (userAgent ?? '').slice(0, 512)
  const browser = BROWSERS.find(([, pattern]) => pattern.test(text))?.[0]
  const system = SYSTEMS.find(([, pattern]) => pattern.test(text))?.[0]
  return browser && system ? `${browser} on ${system}` : (browser ?? system ?? '')
}

/** Order matters: most browsers also name others in their user agent. */
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
