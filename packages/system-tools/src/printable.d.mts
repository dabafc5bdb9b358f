// For what runs in browsers, which is checked without JavaScript.
export declare const printable: (text: string) => string;
export declare const print: (text: string) => void;
export declare const printError: (text: string) => void;
