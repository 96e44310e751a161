/* Minimal types for the verifiers used in tests, which ship none. */
declare module '@digitalbazaar/vc' {
  export function verifyCredential(options: object): Promise<{
    verified: boolean
    statusResult?: { results?: { status: boolean }[] }
  }>
}
declare module '@digitalbazaar/data-integrity' {
  export class DataIntegrityProof {
    constructor(options: object)
  }
}
declare module '@digitalbazaar/eddsa-rdfc-2022-cryptosuite' {
  export const cryptosuite: object
}
declare module '@digitalbazaar/vc-bitstring-status-list' {
  export function checkStatus(options: object): Promise<object>
}
