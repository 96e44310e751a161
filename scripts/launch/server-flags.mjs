/**
 * Node flags of the serving process. Caps the young generation, which would otherwise grow by 40 MB at start
 * without more throughput, and strips types once (docs/decisions/0076).
 */
export const SERVER_FLAGS = [
  '--max-semi-space-size=4',
  '--disable-warning=ExperimentalWarning',
  '--import=./server/strip-types.mjs',
]

/**
 * For the same process. The C library would keep a heap of its own for each thread and hold on to what they free:
 * four megabytes more resident after a start, and seventeen after the first one, which has to strip types.
 * A compile cache would keep the code of every module in memory: fifteen megabytes.
 */
export const SERVER_ENVIRONMENT = {
  MALLOC_ARENA_MAX: '1',
  MALLOC_TRIM_THRESHOLD_: '131072',
  NODE_DISABLE_COMPILE_CACHE: '1',
}
