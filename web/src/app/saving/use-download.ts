import { shellCopy } from '@course/content/site/shell'
import { saveFile } from '../../ui/save-file.ts'
import { useMutation } from './use-mutation.ts'

/** The server may name a file. */
type NamedFile = { file: Blob; fileName: string | undefined }
type Download = { name: string; fetchFile: () => Promise<Blob | NamedFile> }

/** Downloads files one at a time. `downloading` is the name of the one being fetched. */
export function useDownload(options: { success?: string; errors?: 'inline' | 'toast' } = {}) {
  const { run, pendingInput, error } = useMutation(({ fetchFile }: Download) => fetchFile(), {
    describeError: ({ isOffline }) => (isOffline ? shellCopy.downloadFailed : undefined),
    onSuccess: (fetched, { name }) => {
      if (fetched instanceof Blob) saveFile(fetched, name)
      else saveFile(fetched.file, fetched.fileName ?? name)
    },
    ...options,
  })
  return {
    download: (name: string, fetchFile: Download['fetchFile']) => run({ name, fetchFile }),
    downloading: pendingInput?.name,
    error,
  }
}
