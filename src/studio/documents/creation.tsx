import { useSearchParams } from 'react-router-dom'
import { useMay } from '../session/use-session.ts'
import { useStudioData } from '../use-studio-data.ts'
import { NewDocument } from './new-document.tsx'

/** The dialog for a new document, at any address with the query `new`. */
export function Creation() {
  const [params, setParams] = useSearchParams()
  const mayEdit = useMay('editor')
  const isWanted = params.has('new') && mayEdit
  const { data, mutate } = useStudioData('documents.list', isWanted ? {} : null)
  if (!isWanted || !data) return null
  return (
    <NewDocument
      documents={data}
      onMade={() => void mutate()}
      onCancel={() => setParams({}, { replace: true })}
    />
  )
}
