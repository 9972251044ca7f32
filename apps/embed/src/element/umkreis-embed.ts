import { UmkreisEmbed } from './embed-element.ts';

const name = 'umkreis-embed';
// A page may contain the script twice.
if (!customElements.get(name)) customElements.define(name, UmkreisEmbed);
