import { useMutation } from '../../app/saving/use-mutation.tsx'
import { forgetSignedInStaff } from '../frame/signed-in-staff.ts'
import { callAdmin } from './requests.ts'

type Body = Record<string, unknown>
type Options<Data> = NonNullable<Parameters<typeof useMutation<Body, Data>>[1]>

/** A mutation that calls an admin function with an operation id, and then loads the screen again. */
export const useAdminMutation = <Data = unknown>(name: string, options?: Options<Data>) =>
  useMutation<Body, Data>(
    async (body, operationId) => {
      const data = await callAdmin<Data>(name, { ...body, operationId: operationId() })
      forgetSignedInStaff()
      return data
    },
    { operation: name, revalidates: true, ...options },
  )
