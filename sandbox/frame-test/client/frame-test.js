// Plays a provider: sends messages by hand, and lists what the site sends.
const { element, onSite, tell } = globalThis.gameFrame
const numbers = ['version', 'height']

for (const form of document.forms)
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    const fields = [...new FormData(form)].filter(([, value]) => value !== '')
    tell(
      form.dataset.type,
      Object.fromEntries(
        fields.map(([name, value]) => [name, numbers.includes(name) ? Number(value) : value]),
      ),
    )
  })

function list(message) {
  const item = document.createElement('li')
  item.textContent = JSON.stringify(message)
  element('received').prepend(item)
}
onSite({ ready: list, path: list, theme: list, pause: list })

try {
  const visits = Number(localStorage.getItem('visits') ?? 0) + 1
  localStorage.setItem('visits', String(visits))
  element('storage').value = `visit ${visits}`
} catch {
  element('storage').value = 'none'
}
tell('hello', { version: 1 })
