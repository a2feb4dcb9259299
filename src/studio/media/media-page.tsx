import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { Tabs } from '../../ui/controls/tabs.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { Loaded } from '../kit/loaded.tsx'
import { useMay } from '../session/use-session.ts'
import { useStudioData } from '../use-studio-data.ts'
import { FileList } from './files/file-list.tsx'
import { uploadFolder } from './folders/find-pictures.ts'
import { useAddressFilter } from './folders/use-address-filter.ts'
import { PictureDetails } from './picture-details.tsx'
import { PictureGrid } from './picture-grid.tsx'
import { UploadPanel } from './upload-panel.tsx'
import { Page } from '../kit/page.tsx'
import { Stack } from '../kit/layout.tsx'
import { Status } from '../kit/text.tsx'
import styles from './media.module.css'

const parts = ['pictures', 'files', 'fonts', 'sounds'] as const
const kindOf = { files: 'document', fonts: 'font', sounds: 'sound' } as const

/** The media library: pictures, files to download, fonts and sounds of the site. */
export function MediaPage() {
  const { t } = useTranslation()
  const panel = useId()
  const [search, setSearch] = useSearchParams()
  const part = parts.find((known) => known === search.get('tab')) ?? 'pictures'
  return (
    <Page title={t('media.title')}>
      <Tabs
        className={styles.parts}
        label={t('media.title')}
        tabs={parts.map((value) => ({ value, label: t(`media.parts.${value}`), controls: panel }))}
        value={part}
        onChange={(tab) => setSearch(tab === 'pictures' ? {} : { tab }, { replace: true })}
      />
      <Stack id={panel} role="tabpanel" aria-label={t(`media.parts.${part}`)} gap={20}>
        {part === 'pictures' ? <Pictures /> : <FileList key={part} kind={kindOf[part]} />}
      </Stack>
    </Page>
  )
}

function Pictures() {
  const { t } = useTranslation()
  const library = useStudioData('media.list', {})
  const mayUpload = useMay('editor')
  const [filter, setFilter] = useAddressFilter()
  const [chosen, setChosen] = useState<string>()
  /** The picture from which the chosen one was just cropped. */
  const [original, setOriginal] = useState<string>()
  const [notice, setNotice] = useState('')

  function choose(address: string | undefined, croppedFrom?: string) {
    setChosen(address)
    setOriginal(croppedFrom)
  }
  async function arrive(address: string, isNew: boolean) {
    const items = await library.mutate()
    const name = items?.find((item) => item.address === address)?.name ?? ''
    if (isNew) setNotice(t('media.uploaded', { name }))
    else choose(address)
  }

  async function showCropped(address: string, croppedFrom: string) {
    await library.mutate()
    choose(address, croppedFrom)
  }

  return (
    <>
      {mayUpload && (
        <UploadPanel
          folder={uploadFolder(filter)}
          onThere={(address, isNew) => void arrive(address, isNew)}
        />
      )}
      <Status>{notice}</Status>
      <Loaded reading={library} waiting={<Skeleton height="320px" />}>
        {(items) => {
          const item = items.find(({ address }) => address === chosen)
          return (
            <>
              <PictureGrid
                items={items}
                filter={filter}
                onFilter={setFilter}
                onChoose={({ address }) => choose(address)}
                onArranged={mayUpload ? (changed) => void library.mutate(changed, false) : undefined}
              />
              {item && (
                <PictureDetails
                  key={item.address}
                  item={item}
                  original={original}
                  library={items}
                  onChanged={(changed) => void library.mutate(changed, false)}
                  onCropped={(cropped) => void showCropped(cropped.address, item.address)}
                  onRemoved={(left) => {
                    choose(undefined)
                    setNotice(t('media.removed', { name: item.name }))
                    void library.mutate(left, false)
                  }}
                  onClose={() => choose(undefined)}
                />
              )}
            </>
          )
        }}
      </Loaded>
    </>
  )
}
