declare module 'fontkit' {
  export function create(font: Buffer): { readonly characterSet: readonly number[] }
}
