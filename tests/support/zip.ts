import { crc32, deflateRawSync } from 'node:zlib'

/** Writes a ZIP archive (APPNOTE 4.3) of a few files. */
export function getZip(files: Readonly<Record<string, string>>): Buffer {
  const locals: Buffer[] = []
  const entries: Buffer[] = []
  let offset = 0
  for (const [name, text] of Object.entries(files)) {
    const bytes = Buffer.from(text)
    const packed = deflateRawSync(bytes)
    const head = Buffer.alloc(26)
    head.writeUInt16LE(20, 0)
    head.writeUInt16LE(8, 4)
    head.writeUInt32LE(crc32(bytes), 10)
    head.writeUInt32LE(packed.length, 14)
    head.writeUInt32LE(bytes.length, 18)
    head.writeUInt16LE(name.length, 22)
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), head, Buffer.from(name), packed])
    const more = Buffer.alloc(14)
    more.writeUInt32LE(offset, 10)
    entries.push(Buffer.concat([Buffer.from('PK\x01\x02'), Buffer.from([20, 0]), head, more, Buffer.from(name)]))
    locals.push(local)
    offset += local.length
  }
  const table = Buffer.concat(entries)
  const end = Buffer.alloc(18)
  end.writeUInt16LE(entries.length, 4)
  end.writeUInt16LE(entries.length, 6)
  end.writeUInt32LE(table.length, 8)
  end.writeUInt32LE(offset, 12)
  return Buffer.concat([...locals, table, Buffer.from('PK\x05\x06'), end])
}

const CELLS = 'abcdefghijklmnopqrstuvwxyz'.toUpperCase()

/** Writes an Excel workbook whose sheets have texts and numbers. */
export function getWorkbook(sheets: Readonly<Record<string, readonly (readonly (string | number)[])[]>>): Buffer {
  const names = Object.keys(sheets)
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
  const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
  const sheetList = names.map((name, index) => `<sheet name="${name}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`)
  const links = names.map(
    (_, index) =>
      `<Relationship Id="rId${index + 1}" Type="${relations}/worksheet" Target="worksheets/sheet${index + 1}.xml"/>`,
  )
  const xml = '<?xml version="1.0" encoding="UTF-8"?>'
  return getZip({
    '[Content_Types].xml': `${xml}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>`,
    'xl/workbook.xml': `${xml}<workbook xmlns="${main}" xmlns:r="${relations}"><sheets>${sheetList.join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${xml}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${links.join('')}</Relationships>`,
    ...Object.fromEntries(
      names.map((name, index) => [
        `xl/worksheets/sheet${index + 1}.xml`,
        `${xml}${sheetXml(main, sheets[name] ?? [])}`,
      ]),
    ),
  })
}

function sheetXml(main: string, rows: readonly (readonly (string | number)[])[]): string {
  const lines = rows.map((cells, row) => {
    const inner = cells.map((cell, column) => {
      const place = `${CELLS[column] ?? 'A'}${row + 1}`
      return typeof cell === 'number'
        ? `<c r="${place}"><v>${cell}</v></c>`
        : `<c r="${place}" t="inlineStr"><is><t>${cell}</t></is></c>`
    })
    return `<row r="${row + 1}">${inner.join('')}</row>`
  })
  return `<worksheet xmlns="${main}"><sheetData>${lines.join('')}</sheetData></worksheet>`
}
