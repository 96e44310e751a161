import { useMutation } from '../../app/saving/use-mutation.ts'
import { forgetAdminMe } from './admin-me.ts'
import { callAsStaff } from './requests.ts'

/** Any function of the admin area. */
export type AdminFunctionName = `admin-${string}` | 'resolve-alarm'
type Body = Record<string, unknown>
type Options<Data> = NonNullable<Parameters<typeof useMutation<Body, Data>>[1]>

/** A mutation that calls an admin function with an operation id, and then loads the screen again. */
export const useAdminMutation = <Data = unknown>(name: AdminFunctionName, options?: Options<Data>) =>
  useMutation<Body, Data>(
    async (body, operationId) => {
      const data = (await callAsStaff(name, { ...body, operationId: operationId() })).data as Data
      forgetAdminMe()
      return data
    },
    { operation: name, revalidates: true, ...options },
  )
