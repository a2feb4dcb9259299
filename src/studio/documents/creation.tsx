import { useSearchParams } from 'react-router'
import { useMay } from '../session/use-session.ts'
import { useStudioData } from '../use-studio-data.ts'
import { NewDocument } from './new-document.tsx'
import { templates } from './templates/templates.ts'

/** The dialog for a new document, at any address with the query `new`, which may name a template. */
export function Creation() {
  const [params, setParams] = useSearchParams()
  const mayEdit = useMay('editor')
  const isWanted = params.has('new') && mayEdit
  const { data, mutate } = useStudioData('documents.list', isWanted ? {} : null)
  if (!isWanted || !data) return null
  return (
    <NewDocument
      initial={templates.find(({ id }) => id === params.get('new'))}
      documents={data}
      onMade={() => void mutate()}
      onCancel={() => setParams({}, { replace: true })}
    />
  )
}
