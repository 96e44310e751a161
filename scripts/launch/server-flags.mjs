/**
 * Node flags of the serving process. Caps the young generation, which would otherwise grow by 40 MB at start
 * without more throughput, and strips types once (docs/decisions/0002-launcher-installs-node.md).
 */
export const SERVER_FLAGS = [
  '--max-semi-space-size=4',
  '--disable-warning=ExperimentalWarning',
  '--import=./server/strip-types.mjs',
]

/**
 * Environment of the same process. Otherwise the C library would keep one heap per thread and hold on to freed memory:
 * 4 MB more resident memory after a start, and 17 MB after the first start, which strips types.
 * A compile cache would keep the code of every module in memory: 15 MB.
 */
export const SERVER_ENVIRONMENT = {
  MALLOC_ARENA_MAX: '1',
  MALLOC_TRIM_THRESHOLD_: '131072',
  NODE_DISABLE_COMPILE_CACHE: '1',
}
