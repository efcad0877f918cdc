import type { ClipboardEvent } from 'react';
import { admin } from '../../../content/admin.ts';
import { recognise } from '../../../shared/embed.ts';
import { alterations, itemTypes, portfolioLengths, type Alteration, type ItemType } from '../../../shared/portfolio.ts';
import { Field } from '../field.tsx';
import type { FormValues, Problems } from './form-values.ts';
import * as fields from '../field.css.ts';
import * as styles from './form.css.ts';

type FormFieldsProps = { values: FormValues; problems: Problems; onChange: (patch: Partial<FormValues>) => void };
const words = admin.fields;

/** R202–R207, and what an item says of its picture beyond that. */
export function FormFields({ values, problems, onChange }: FormFieldsProps) {
  const { type, sources, alt, decorative, alteration } = values;
  const source = sources[type];
  const setSource = (text: string) => onChange({ sources: { ...sources, [type]: text } });
  const understand = (text: string) => {
    const known = recognise(text);
    if (known) onChange({ type: known.type, sources: { ...sources, [type]: '', [known.type]: known.src } });
    return known !== undefined;
  };
  const paste = (event: ClipboardEvent) => {
    if (understand(event.clipboardData.getData('text'))) event.preventDefault();
  };
  const input = (name: 'title' | 'category' | 'specs' | 'thumbnail' | 'light' | 'original', label: string, extra: { optional?: boolean; hint?: string; placeholder?: string } = {}) => {
    const { placeholder, ...rest } = extra;
    return (
      <Field id={`item-${name}`} label={label} problem={problems[name]} {...rest}>
        {(props) => (
          <input
            {...props}
            className={fields.input}
            value={values[name]}
            placeholder={placeholder}
            required={!extra.optional}
            maxLength={name === 'thumbnail' || name === 'original' ? portfolioLengths.src : portfolioLengths[name]}
            onChange={(event) => onChange({ [name]: event.target.value })}
          />
        )}
      </Field>
    );
  };
  return (
    <>
      <div className={styles.titleRow}>
        {input('title', words.title)}
        <Field id="item-type" label={words.type} problem={problems.type}>
          {(props) => (
            <select {...props} className={fields.select} value={type} required onChange={(event) => onChange({ type: event.target.value as ItemType })}>
              {itemTypes.map((each) => (
                <option key={each} value={each}>
                  {admin.types[each]}
                </option>
              ))}
            </select>
          )}
        </Field>
      </div>
      <Field id="item-description" label={words.description} problem={problems.description}>
        {(props) => <textarea {...props} className={fields.area} value={values.description} maxLength={portfolioLengths.description} required onChange={(event) => onChange({ description: event.target.value })} />}
      </Field>
      <Field id="item-source" label={words.sources[type]} problem={problems.src} hint={sourceHints[type]}>
        {(props) =>
          type === 'embed' ? (
            <textarea {...props} className={fields.area} value={source} maxLength={portfolioLengths.embed} required spellCheck={false} onPaste={paste} onChange={(event) => setSource(event.target.value)} />
          ) : (
            <input {...props} className={fields.input} value={source} maxLength={portfolioLengths.src} required spellCheck={false} onPaste={paste} onBlur={() => understand(source)} onChange={(event) => setSource(event.target.value)} />
          )
        }
      </Field>
      <div className={styles.pair}>
        {input('category', words.category, { optional: true })}
        {input('specs', words.specs, { optional: true })}
      </div>
      {input('thumbnail', words.thumbnail, { optional: true, placeholder: type === 'image' ? 'Made from the picture when left empty' : 'Path of a picture on this site' })}
      <div>
        <Field id="item-alt" label={words.alt} problem={problems.alt} hint={alt === null && !decorative ? 'The title stands here until you say what is in the picture.' : undefined}>
          {(props) => <input {...props} className={fields.input} value={decorative ? '' : (alt ?? values.title)} maxLength={portfolioLengths.alt} disabled={decorative} onChange={(event) => onChange({ alt: event.target.value })} />}
        </Field>
        <label className={fields.check}>
          <input type="checkbox" checked={decorative} onChange={(event) => onChange({ decorative: event.target.checked })} />
          {words.decorative}
        </label>
      </div>
      <div className={styles.pair}>
        {input('light', words.light, { optional: true, hint: 'When and how it was caught, such as 8:52 pm, 24 mm.' })}
        <Field id="item-alteration" label={words.alteration} optional problem={problems.alteration}>
          {(props) => (
            <select {...props} className={fields.select} value={alteration} onChange={(event) => onChange({ alteration: event.target.value as Alteration | '' })}>
              <option value="">Not stated</option>
              {alterations.map((each) => (
                <option key={each} value={each}>
                  {alterationNames[each]}
                </option>
              ))}
            </select>
          )}
        </Field>
      </div>
      {(changesContent.has(alteration) || values.original !== '') && input('original', words.original, { optional: alteration !== 'staged', hint: 'Path of the picture before the change; a staged one is published beside it.' })}
    </>
  );
}

const sourceHints: Record<ItemType, string | undefined> = {
  image: undefined,
  video: 'A link to the video will do: the id is read from it.',
  embed: 'One iframe, a link to a Matterport tour, or a tour of ours such as /tours/condo-living. Only its address is kept.',
};
const alterationNames: Record<Alteration, string> = {
  none: 'None: as it left the camera',
  standard: 'Exposure and colour',
  staged: 'Virtually staged',
  twilight: 'Virtual twilight',
  'object removed': 'Object removed',
  generated: 'Generated picture',
};
const changesContent: ReadonlySet<string> = new Set<Alteration>(['staged', 'twilight', 'object removed', 'generated']);
