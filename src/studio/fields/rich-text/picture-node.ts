import { Node } from '@tiptap/core'
import { readMediaAddress } from '../../../../schemas/media.ts'

/** A picture of the media library, as wide as the text. Without a text of its own it has that of the library. */
export const pictureNode = Node.create({
  name: 'picture',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({ src: { default: '' }, alt: { default: '' } }),
  parseHTML: () => [
    {
      tag: 'img[src]',
      getAttrs: (picture) => readMediaAddress(picture.getAttribute('src') ?? '') !== null && null,
    },
  ],
  renderHTML: ({ HTMLAttributes }) => ['img', HTMLAttributes],
})
