import { useTranslation } from 'react-i18next'
import type { LibraryFile } from '../../../../schemas/studio/answers.ts'
import type { FileKind } from '../../../../schemas/files.ts'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import { Loaded } from '../../loaded.tsx'
import { useMay } from '../../session/use-session.ts'
import { useStudioData } from '../../use-studio-data.ts'
import { FileItem } from './file-item.tsx'
import { FileUpload } from './file-upload.tsx'
import styles from './files.module.css'

/** The uploaded fonts of the site, which themes can use, or its sounds. */
export function FileList({ kind }: { kind: FileKind }) {
  const { t } = useTranslation()
  const files = useStudioData('files.list', {})
  const mayEdit = useMay('editor')
  const show = (changed: LibraryFile[]) => void files.mutate(changed, false)
  return (
    <div className={styles.files}>
      {mayEdit && <FileUpload kind={kind} onThere={() => void files.mutate()} />}
      <Loaded reading={files} waiting={<Skeleton height="160px" />}>
        {(all) => {
          const items = all.filter((item) => item.kind === kind)
          return items.length === 0 ? (
            <EmptyState emblem="crown" title={t(`files.${kind}.none`)} text={t(`files.${kind}.noneText`)} />
          ) : (
            <ul role="list" className={styles.list}>
              {items.map((item) => (
                <FileItem key={item.address} item={item} onChanged={show} />
              ))}
            </ul>
          )
        }}
      </Loaded>
    </div>
  )
}
