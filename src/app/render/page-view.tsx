import { Blocks } from '../../renderer/blocks/blocks.tsx'
import { usePageData } from '../navigation/use-page-data.ts'

/** A page's own blocks. Unlike those of its layout, they do not persist across pages. */
export function PageView() {
  const { page, data, params, path } = usePageData().answer
  return (
    <Blocks
      blocks={page.blocks}
      data={data}
      params={params}
      keyPrefix={`${page.key}:${page.version}:${path}`}
    />
  )
}
