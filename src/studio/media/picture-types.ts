/** What the browser offers to choose; the server looks at the content. */
export const pictureTypes = 'image/jpeg,image/png,image/webp,image/avif,image/svg+xml,image/gif'

/** Of files whose type the system does not know, such as AVIF on older ones. */
const extension = /\.(?:jpe?g|png|webp|avif|svgz?|gif)$/i

/** Whether a file can be a picture of the library, as far as its name and type say. Dropped files may be anything. */
export const isPictureFile = ({ name, type }: Pick<File, 'name' | 'type'>): boolean =>
  type === '' ? extension.test(name) : pictureTypes.split(',').includes(type)
