import type { ToolkitResponse } from '@course/contract/documents/documents'
import { FunctionsHttpError } from '@supabase/functions-js'
import { callFunction, fetchFile } from '../app/clients/clients.ts'

/** The templates; empty for an account without access. */
export async function fetchToolkit(): Promise<ToolkitResponse> {
  try {
    return await callFunction<ToolkitResponse>('toolkit')
  } catch (error) {
    const { cause } = error as Error
    if (cause instanceof FunctionsHttpError && (cause.context as Response).status === 403)
      return { templates: [] }
    throw error
  }
}

export const fetchToolkitFile = (name: string) => fetchFile('toolkit-file', { name })
