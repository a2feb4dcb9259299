// Counts the components that each commit renders, in the same way as React's developer tools.
let drawn = 0
const performedWork = 1
/**
 * Function, class, forwardRef and memo components. The wrapper that `memo` adds to a component with a custom
 * comparison
 * is not counted.
 */
const componentTags = new Set([0, 1, 11, 15])

function count(fiber, before) {
  if (componentTags.has(fiber.tag) && (before === null || fiber.flags & performedWork)) drawn += 1
  if (before !== null && fiber.child === before.child) return
  for (let child = fiber.child; child !== null; child = child.sibling) {
    const same = child.alternate
    if (same === null) count(child, null)
    else if (child !== same) count(child, same)
  }
}

window.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
  supportsFiber: true,
  inject: () => 1,
  onCommitFiberUnmount() {},
  onPostCommitFiberRoot() {},
  onCommitFiberRoot(_, root) {
    count(root.current, root.current.alternate)
  },
}
window.takeDrawn = () => {
  const taken = drawn
  drawn = 0
  return taken
}
