/** A module that could not be fetched after all retries. */
export class ModuleLoadError extends Error {
  constructor(cause: unknown) {
    super('a part of the site could not be loaded', { cause })
  }
}

const pausesMilliseconds = [300, 1500]

/** Imports a lazy module and retries failed requests. */
export async function loadModule<Module>(load: () => Promise<Module>): Promise<Module> {
  let failure: unknown
  for (const [index, pause] of [0, ...pausesMilliseconds].entries()) {
    if (pause > 0) await new Promise((resolve) => setTimeout(resolve, pause))
    try {
      return await (index === 0 ? load() : loadAgain(load, failure, index))
    } catch (error) {
      failure = error
    }
  }
  throw new ModuleLoadError(failure)
}

/** Many browsers cache a failed import by URL, so retry with another URL where possible. */
function loadAgain<Module>(load: () => Promise<Module>, failure: unknown, attempt: number): Promise<Module> {
  const url = failure instanceof Error && /https?:\/\/[^\s?]+\.js/.exec(failure.message)?.[0]
  return url ? import(/* @vite-ignore */ `${url}?retry=${attempt}`) : load()
}
