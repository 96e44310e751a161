import { shellCopy } from '@course/content/site/shell'
import { saveFile } from '../../ui/save-file.ts'
import { useMutation } from './use-mutation.tsx'

type Download = { name: string; fetchFile: () => Promise<Blob> }

/** Downloads files one at a time. */
export function useDownload() {
  const { run, pendingInput, error } = useMutation(
    async ({ name, fetchFile }: Download) => saveFile(await fetchFile(), name),
    {
      describeError: ({ isOffline }) => (isOffline ? shellCopy.downloadFailed : undefined),
    },
  )
  return {
    download: (name: string, fetchFile: Download['fetchFile']) => run({ name, fetchFile }),
    busy: pendingInput?.name,
    error,
  }
}
