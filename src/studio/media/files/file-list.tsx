import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { LibraryFile } from '../../../../schemas/studio/answers.ts'
import type { FileKind } from '../../../../schemas/files.ts'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import { Loaded } from '../../kit/loaded.tsx'
import { useMay } from '../../session/use-session.ts'
import { useStudioData } from '../../use-studio-data.ts'
import { FileItem } from './file-item.tsx'
import { FileUpload } from './file-upload.tsx'
import { Stack } from '../../kit/layout.tsx'
import { Status } from '../../kit/text.tsx'

/** The uploaded fonts of the site, which themes can use, its sounds, or its files to download. */
export function FileList({ kind }: { kind: FileKind }) {
  const { t } = useTranslation()
  const files = useStudioData('files.list', {})
  const mayEdit = useMay('editor')
  const upload = useRef<HTMLButtonElement>(null)
  const [notice, setNotice] = useState('')
  const show = (changed: LibraryFile[]) => void files.mutate(changed, false)
  /** The button that was clicked is gone with the form or the file. */
  function announce(text: string) {
    setNotice(text)
    upload.current?.focus()
  }
  return (
    <Stack>
      {mayEdit && (
        <FileUpload
          kind={kind}
          button={upload}
          onThere={(name) => {
            announce(t('media.uploaded', { name }))
            void files.mutate()
          }}
        />
      )}
      <Status>{notice}</Status>
      <Loaded reading={files} waiting={<Skeleton height="160px" />}>
        {(all) => {
          const items = all.filter((item) => item.kind === kind)
          return items.length === 0 ? (
            <EmptyState emblem="crown" title={t(`files.${kind}.none`)} text={t(`files.${kind}.noneText`)} />
          ) : (
            <Stack role="list" as="ul">
              {items.map((item) => (
                <FileItem
                  key={item.address}
                  item={item}
                  onChanged={show}
                  onRemoved={(left) => {
                    announce(t('media.removed', { name: item.name }))
                    show(left)
                  }}
                />
              ))}
            </Stack>
          )
        }}
      </Loaded>
    </Stack>
  )
}
