import { Node } from '@tiptap/core'
import { videoAddress } from './video-address.ts'

/** Whether an element of a text embeds a video and has the title that screen readers need. */
export const isVideo = (element: Element) =>
  element.localName === 'iframe' &&
  videoAddress(element.getAttribute('src') ?? '') !== null &&
  element.getAttribute('title')?.trim() !== ''

/** A video of another host, by the address of its player and its title. The Studio shows these, and loads nothing. */
export const videoNode = Node.create({
  name: 'video',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({ src: { default: '' }, title: { default: '' } }),
  parseHTML: () => [{ tag: 'iframe[src][title]', getAttrs: (frame) => isVideo(frame) && null }],
  renderHTML: ({ HTMLAttributes }) => ['iframe', HTMLAttributes],
  addNodeView:
    () =>
    ({ node }) => {
      const dom = document.createElement('div')
      dom.dataset.video = ''
      const title = document.createElement('strong')
      title.textContent = String(node.attrs['title'])
      const address = document.createElement('small')
      address.textContent = String(node.attrs['src'])
      dom.append(title, address)
      return { dom }
    },
})
