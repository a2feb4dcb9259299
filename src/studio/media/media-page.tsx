import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { Loaded } from '../loaded.tsx'
import { useMay } from '../session/use-session.ts'
import { useStudioData } from '../use-studio-data.ts'
import { PictureDetails } from './picture-details.tsx'
import { PictureGrid } from './picture-grid.tsx'
import { UploadPanel } from './upload-panel.tsx'
import shell from '../shell/shell.module.css'

/** The pictures of the site. */
export function MediaPage() {
  const { t } = useTranslation()
  const library = useStudioData('media.list', {})
  const mayUpload = useMay('editor')
  const [chosen, setChosen] = useState<string>()
  const [notice, setNotice] = useState('')

  async function arrive(address: string, isNew: boolean) {
    const items = await library.mutate()
    const name = items?.find((item) => item.address === address)?.name ?? ''
    if (isNew) setNotice(t('media.uploaded', { name }))
    else setChosen(address)
  }

  return (
    <main className={shell.page} tabIndex={0}>
      <h1 className={shell.title}>{t('media.title')}</h1>
      {mayUpload && <UploadPanel onThere={(address, isNew) => void arrive(address, isNew)} />}
      <p role="status">{notice}</p>
      <Loaded reading={library} waiting={<Skeleton height="320px" />}>
        {(items) => {
          const item = items.find(({ address }) => address === chosen)
          return (
            <>
              <PictureGrid items={items} onChoose={({ address }) => setChosen(address)} />
              {item && (
                <PictureDetails
                  key={item.address}
                  item={item}
                  onChanged={(changed) => void library.mutate(changed, false)}
                  onRemoved={(left) => {
                    setChosen(undefined)
                    setNotice(t('media.removed', { name: item.name }))
                    void library.mutate(left, false)
                  }}
                  onClose={() => setChosen(undefined)}
                />
              )}
            </>
          )
        }}
      </Loaded>
    </main>
  )
}
