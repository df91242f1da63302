import { escapeHtml } from '#contract/text/escape-html.ts'
import { languages } from '#contract/messages/languages.ts'
import { hashOfPair, type Message } from './review-marks.ts'

/**
 * One HTML file in which a reader judges each text of a language, without an editor and without a network. The browser keeps the answers while the reader works, and saves them as a file for `npm run language -- reviewed`.
 */
export function writeReviewSheet(code: string, messages: readonly Message[]): string {
  const language = languages.find((one) => one.code === code)
  const groups = [...Map.groupBy(messages, ({ file }) => file)].map(([file, own]) => {
    return `<details open><summary>${escapeHtml(file)} (${own.length})</summary>${own.map(writeRow).join('\n')}</details>`
  })
  return `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Safarnama: review of ${escapeHtml(language?.name ?? code)}</title>
<style>${STYLE}</style>
<h1>${escapeHtml(language?.name ?? code)}: what would you say?</h1>
<p>Words in braces, such as {place}, stay as they are. A part such as {time|…} is a time. Skip what you are not sure of.
Your answers stay in this browser until you save them.</p>
<p><label>Your name <input id="reader" autocomplete="name"></label>
<label><input type="checkbox" id="native"> ${escapeHtml(language?.name ?? code)} is my mother tongue</label>
<button id="save">Save my answers as a file</button> <output id="count"></output></p>
<main lang="${code}" data-language="${code}">${groups.join('\n')}</main>
<script>${SCRIPT}</script></html>
`
}

function writeRow(message: Message): string {
  const { key, english, text } = message
  const name = escapeHtml(key)
  return `<fieldset data-key="${name}" data-texts="${hashOfPair(message)}"><legend lang="en">${escapeHtml(english)}</legend><p>${escapeHtml(text)}</p>
<label lang="en"><input type="radio" name="${name}" value="right" autocomplete="off"> right</label>
<label lang="en"><input type="radio" name="${name}" value="wrong" autocomplete="off"> I would say</label>
<textarea rows="2" autocomplete="off" aria-label="${name}"></textarea></fieldset>`
}

const STYLE = `
body { max-width: 48rem; margin: 0 auto; padding: 1rem; font: 1.1rem/1.5 system-ui, sans-serif }
fieldset { margin: 1rem 0; border: 1px solid #bbb; border-radius: .5rem }
legend { color: #555 } p { margin: .25rem 0 .75rem } label { margin-inline-end: 1rem }
textarea { display: block; width: 100%; box-sizing: border-box; margin-top: .5rem; font: inherit }
summary { font-weight: 600; cursor: pointer }`

const SCRIPT = `
const main = document.querySelector('main'), reader = document.getElementById('reader'), native = document.getElementById('native'), storage = 'review-' + main.dataset.language
const fields = [...document.querySelectorAll('fieldset')]
const read = () => fields.flatMap((field) => {
  const verdict = field.querySelector('input:checked')?.value, text = field.querySelector('textarea').value.trim()
  return verdict ? [{ key: field.dataset.key, texts: field.dataset.texts, verdict, ...(verdict === 'wrong' && text && { text }) }] : []
})
const show = () => { document.getElementById('count').textContent = read().length + ' of ' + fields.length }
const stored = JSON.parse(localStorage.getItem(storage) ?? '{"reader":"","isNative":false,"answers":[]}')
reader.value = stored.reader
native.checked = stored.isNative
for (const { key, texts, verdict, text } of stored.answers) {
  const field = fields.find((one) => one.dataset.key === key && one.dataset.texts === texts)
  if (!field) continue
  field.querySelector('[value=' + verdict + ']').checked = true
  field.querySelector('textarea').value = text ?? ''
}
addEventListener('input', ({ target }) => {
  if (target.matches('textarea')) target.closest('fieldset').querySelector('[value=wrong]').checked = true
  localStorage.setItem(storage, JSON.stringify({ reader: reader.value, isNative: native.checked, answers: read() })); show()
})
document.getElementById('save').onclick = () => {
  if (reader.value.trim().length < 2) return reader.focus()
  const result = { language: main.dataset.language, reader: reader.value.trim(), isNative: native.checked, readOn: new Date().toISOString().slice(0, 10), answers: read() }
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([JSON.stringify(result, null, 2)], { type: 'application/json' }))
  link.download = 'review-' + main.dataset.language + '.json'
  link.click()
}
show()`
