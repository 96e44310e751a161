/** Code that could not be fetched, however often it was tried. */
export class ModuleLoadError extends Error {
  constructor(cause: unknown) {
    super('a part of the site could not be loaded', { cause })
  }
}

const pausesMilliseconds = [300, 1500]

/** Fetches a lazy part of the site; a request that gets lost is made again. */
export async function loadModule<Module>(load: () => Promise<Module>): Promise<Module> {
  for (const pause of pausesMilliseconds) {
    try {
      return await load()
    } catch {
      await new Promise((resolve) => setTimeout(resolve, pause))
    }
  }
  try {
    return await load()
  } catch (error) {
    throw new ModuleLoadError(error)
  }
}
