import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { Loaded } from '../kit/loaded.tsx'
import { useMay } from '../session/use-session.ts'
import { useStudioData } from '../use-studio-data.ts'
import { everything, uploadFolder } from './folders/find-pictures.ts'
import { MediaDialog } from './media-dialog.tsx'
import { PictureGrid } from './picture-grid.tsx'
import { UploadPanel } from './upload-panel.tsx'

interface PicturePickerProps {
  onChoose: (address: string) => void
  onClose: () => void
}

/** Selects a picture of the library, or uploads and selects one. */
export function PicturePicker({ onChoose, onClose }: PicturePickerProps) {
  const { t } = useTranslation()
  const library = useStudioData('media.list', {})
  const mayUpload = useMay('editor')
  const [filter, setFilter] = useState(everything)

  function choose(address: string) {
    void library.mutate()
    onChoose(address)
  }
  return (
    <MediaDialog title={t('media.choose')} onClose={onClose}>
      {mayUpload && <UploadPanel isSingle folder={uploadFolder(filter)} onThere={choose} />}
      <Loaded reading={library} waiting={<Skeleton height="240px" />}>
        {(items) => (
          <PictureGrid
            items={items}
            filter={filter}
            onFilter={setFilter}
            onChoose={({ address }) => choose(address)}
          />
        )}
      </Loaded>
    </MediaDialog>
  )
}
