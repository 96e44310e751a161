import type { ToolkitResponse } from '@course/contract/documents/documents'
import { callFunction, fetchFile } from '../app/clients/clients.ts'
import { RequestError } from '../app/clients/request-error.ts'

/** The templates; empty for an account without access. */
export async function fetchToolkit(): Promise<ToolkitResponse> {
  try {
    return await callFunction('toolkit')
  } catch (error) {
    if (error instanceof RequestError && error.status === 403) return { templates: [] }
    throw error
  }
}

export const fetchToolkitFile = (name: string) => fetchFile('toolkit-file', { name })
