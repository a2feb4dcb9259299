import { useTranslation } from 'react-i18next'
import type { LibraryFile } from '../../../../schemas/studio/answers.ts'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import { Loaded } from '../../loaded.tsx'
import { useMay } from '../../session/use-session.ts'
import { useStudioData } from '../../use-studio-data.ts'
import { FontItem } from './font-item.tsx'
import { FontUpload } from './font-upload.tsx'
import styles from './fonts.module.css'

/** The uploaded fonts of the site, which themes can use. */
export function FontList() {
  const { t } = useTranslation()
  const files = useStudioData('files.list', {})
  const mayEdit = useMay('editor')
  const show = (changed: LibraryFile[]) => void files.mutate(changed, false)
  return (
    <div className={styles.fonts}>
      {mayEdit && <FontUpload onThere={() => void files.mutate()} />}
      <Loaded reading={files} waiting={<Skeleton height="160px" />}>
        {(items) =>
          items.length === 0 ? (
            <EmptyState emblem="crown" title={t('fonts.none')} text={t('fonts.noneText')} />
          ) : (
            <ul role="list" className={styles.list}>
              {items.map((item) => (
                <FontItem key={item.address} item={item} onChanged={show} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </div>
  )
}
