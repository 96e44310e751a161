import type { PaymentList } from '@course/contract/billing/payments'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { newId } from '../../api/new-id.ts'
import { Button } from '../../ui/button.tsx'
import { saveFile } from '../../ui/files/save-file.ts'
import { useToast } from '../../ui/status/toast.tsx'
import { downloadCsv, pickParams } from '../requests.ts'

export function ExportPayments({ list, label }: { list: PaymentList | 'revenue'; label: string }) {
  const [searchParams] = useSearchParams()
  const [isBusy, setBusy] = useState(false)
  const toast = useToast()
  const download = async () => {
    setBusy(true)
    try {
      const names =
        list === 'revenue'
          ? (['from', 'to', 'unit'] as const)
          : (['state', 'customer', 'from', 'to'] as const)
      const { file, fileName } = await downloadCsv('admin-payments-csv', {
        ...pickParams<string>(searchParams, names),
        list,
        operationId: newId(),
      })
      saveFile(file, fileName)
    } catch (error) {
      toast(error instanceof Error ? error.message : 'An error occurred', 'error')
    }
    setBusy(false)
  }
  return (
    <Button variant="secondary" size="small" busy={isBusy} onClick={download}>
      {label}
    </Button>
  )
}
