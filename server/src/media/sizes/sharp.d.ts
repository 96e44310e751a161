/* What we use of the library, so that types can be checked before it is installed. */
declare module 'sharp' {
  type Metadata = { pages?: number }
  type Raw = { width: number; height: number; channels: number }
  type Options = { limitInputPixels?: number; failOn?: 'error'; raw?: Raw }
  interface Sharp {
    metadata(): Promise<Metadata>
    autoOrient(): Sharp
    resize(size: { width: number; withoutEnlargement?: boolean }): Sharp
    raw(): Sharp
    webp(options: { quality: number; smartSubsample: boolean }): Sharp
    toBuffer(options: { resolveWithObject: true }): Promise<{ data: Buffer; info: Raw }>
    toFile(path: string): Promise<{ size: number }>
  }
  function sharp(input: string | Buffer, options?: Options): Sharp
  namespace sharp {
    function cache(isOn: boolean): void
    function concurrency(threads: number): void
    function block(these: { operation: readonly string[] }): void
    function unblock(these: { operation: readonly string[] }): void
  }
  export default sharp
}
