//! Tables as Parquet files: parts, and many parts joined to one.

use std::fs::{self, File};
use std::io::BufWriter;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use parquet::basic::{Compression, Encoding};
use parquet::column::writer::ColumnCloseResult;
use parquet::data_type::{BoolType, ByteArray, ByteArrayType, DataType, Int32Type, Int64Type};
use parquet::errors::ParquetError;
use parquet::file::metadata::{KeyValue, PageIndexPolicy, ParquetMetaDataReader};
use parquet::file::properties::{EnabledStatistics, WriterProperties, WriterPropertiesPtr};
use parquet::file::reader::{FileReader, RowGroupReader, SerializedFileReader};
use parquet::file::writer::{SerializedColumnWriter, SerializedFileWriter};
use parquet::schema::parser::parse_message_type;
use parquet::schema::types::{ColumnPath, TypePtr};

use crate::columns::{Column, Row, Table, Texts, Values};

type Result<T> = std::result::Result<T, ParquetError>;

impl Table {
    /// Writes rows as a file of one row group; it is there when it is whole.
    pub(crate) fn write(&self, path: &Path, plan: &str, texts: &Texts, rows: &[Row<'_>]) -> Result<()> {
        let temporary = beside(path);
        let mut writer = self.writer(&temporary, plan)?;
        let mut group = writer.next_row_group()?;
        for (_, column) in self.columns {
            let mut out = group.next_column()?.ok_or_else(|| misfit(path))?;
            column.write(&mut out, texts, rows)?;
            out.close()?;
        }
        group.close()?;
        finish(writer, &temporary, path)
    }

    /// Joins parts to one file, without looking into them.
    pub(crate) fn join(&self, path: &Path, plan: &str, parts: &[PathBuf]) -> Result<()> {
        let temporary = beside(path);
        let mut writer = self.writer(&temporary, plan)?;
        for part in parts {
            let input = File::open(part)?;
            let metadata = ParquetMetaDataReader::new()
                .with_page_index_policy(PageIndexPolicy::Optional)
                .parse_and_finish(&input)?;
            for (at, group) in metadata.row_groups().iter().enumerate() {
                let mut out = writer.next_row_group()?;
                for (column_at, column) in group.columns().iter().enumerate() {
                    let index = metadata.column_index().and_then(|all| all.get(at)?.get(column_at).cloned());
                    let offsets =
                        metadata.offset_index().and_then(|all| all.get(at)?.get(column_at).cloned());
                    let closed = ColumnCloseResult {
                        bytes_written: column.compressed_size() as u64,
                        rows_written: group.num_rows() as u64,
                        metadata: column.clone(),
                        bloom_filter: None,
                        column_index: index,
                        offset_index: offsets,
                    };
                    out.append_column(&input, closed)?;
                }
                out.close()?;
            }
        }
        finish(writer, &temporary, path)
    }

    /// The columns of a file, in order.
    pub(crate) fn read(&self, path: &Path) -> Result<Vec<Values>> {
        let reader = SerializedFileReader::new(File::open(path)?)?;
        let mut columns: Vec<Values> = self.columns.iter().map(|(_, column)| column.no_values()).collect();
        for at in 0..reader.num_row_groups() {
            let group = reader.get_row_group(at)?;
            if group.num_columns() != columns.len() {
                return Err(misfit(path));
            }
            for (at, values) in columns.iter_mut().enumerate() {
                values.read(group.as_ref(), at)?;
            }
        }
        Ok(columns)
    }

    fn writer(&self, path: &Path, plan: &str) -> Result<SerializedFileWriter<BufWriter<File>>> {
        let file = BufWriter::new(File::create(path)?);
        SerializedFileWriter::new(file, self.schema()?, self.properties(plan))
    }

    fn schema(&self) -> Result<TypePtr> {
        let columns: Vec<String> = self
            .columns
            .iter()
            .map(|(name, column)| format!("{} {name}{};", column.kind(), column.logical()))
            .collect();
        let text = format!("message {} {{ {} }}", self.name, columns.join(" "));
        Ok(Arc::new(parse_message_type(&text)?))
    }

    /// Words are looked up, numbers are written as differences: both are small and quick.
    fn properties(&self, plan: &str) -> WriterPropertiesPtr {
        let mut builder = WriterProperties::builder()
            .set_compression(Compression::LZ4_RAW)
            .set_statistics_enabled(EnabledStatistics::Chunk)
            .set_created_by("fivewinds".to_owned())
            .set_key_value_metadata(Some(vec![KeyValue::new("fivewinds.plan".to_owned(), plan.to_owned())]));
        for (name, column) in self.columns {
            let path = ColumnPath::from(*name);
            builder = match column {
                Column::Long(_) | Column::Int(_) | Column::MaybeInt(_) => builder
                    .set_column_dictionary_enabled(path.clone(), false)
                    .set_column_encoding(path, Encoding::DELTA_BINARY_PACKED),
                Column::Bool(_) | Column::Text(_) | Column::MaybeText(_) => builder,
            };
        }
        Arc::new(builder.build())
    }
}

impl Column {
    const fn kind(&self) -> &'static str {
        match self {
            Column::Long(_) => "required int64",
            Column::Int(_) => "required int32",
            Column::MaybeInt(_) => "optional int32",
            Column::Bool(_) => "required boolean",
            Column::Text(_) => "required binary",
            Column::MaybeText(_) => "optional binary",
        }
    }

    const fn logical(&self) -> &'static str {
        match self {
            Column::Text(_) | Column::MaybeText(_) => " (UTF8)",
            Column::Long(_) | Column::Int(_) | Column::MaybeInt(_) | Column::Bool(_) => "",
        }
    }

    const fn no_values(&self) -> Values {
        match self {
            Column::Long(_) => Values::Longs(Vec::new()),
            Column::Int(_) | Column::MaybeInt(_) => Values::Ints(Vec::new()),
            Column::Bool(_) => Values::Bools(Vec::new()),
            Column::Text(_) | Column::MaybeText(_) => Values::Texts(Vec::new()),
        }
    }

    fn write(&self, out: &mut SerializedColumnWriter<'_>, texts: &Texts, rows: &[Row<'_>]) -> Result<()> {
        match self {
            Column::Long(of) => all::<Int64Type>(out, rows.iter().map(|row| of(*row))),
            Column::Int(of) => all::<Int32Type>(out, rows.iter().map(|row| of(*row))),
            Column::MaybeInt(of) => some::<Int32Type>(out, rows.iter().map(|row| of(*row))),
            Column::Bool(of) => all::<BoolType>(out, rows.iter().map(|row| of(*row))),
            Column::Text(of) => all::<ByteArrayType>(out, rows.iter().map(|row| of(*row, texts))),
            Column::MaybeText(of) => some::<ByteArrayType>(out, rows.iter().map(|row| of(*row, texts))),
        }
    }
}

fn all<T: DataType>(out: &mut SerializedColumnWriter<'_>, values: impl Iterator<Item = T::T>) -> Result<()> {
    let values: Vec<T::T> = values.collect();
    out.typed::<T>().write_batch(&values, None, None).map(drop)
}

fn some<T: DataType>(
    out: &mut SerializedColumnWriter<'_>,
    values: impl Iterator<Item = Option<T::T>>,
) -> Result<()> {
    let mut there = Vec::with_capacity(values.size_hint().0);
    let mut present = Vec::new();
    for value in values {
        there.push(i16::from(value.is_some()));
        present.extend(value);
    }
    out.typed::<T>().write_batch(&present, Some(&there), None).map(drop)
}

impl Values {
    fn read(&mut self, group: &dyn RowGroupReader, at: usize) -> Result<()> {
        match self {
            Values::Longs(values) => values.extend(read::<Int64Type>(group, at)?.into_iter().flatten()),
            Values::Ints(values) => values.extend(read::<Int32Type>(group, at)?),
            Values::Bools(values) => values.extend(read::<BoolType>(group, at)?.into_iter().flatten()),
            Values::Texts(values) => {
                for text in read::<ByteArrayType>(group, at)? {
                    values.push(text.map(|text: ByteArray| text.as_utf8().map(str::to_owned)).transpose()?);
                }
            }
        }
        Ok(())
    }
}

fn read<T: DataType>(group: &dyn RowGroupReader, at: usize) -> Result<Vec<Option<T::T>>>
where
    T::T: Default,
{
    let rows = group.metadata().num_rows() as usize;
    let optional = group.metadata().column(at).column_descr().max_def_level() > 0;
    let mut reader = parquet::column::reader::get_typed_column_reader::<T>(group.get_column_reader(at)?);
    let (mut there, mut values) = (Vec::with_capacity(rows), Vec::with_capacity(rows));
    let mut read = 0;
    while read < rows {
        let (records, ..) =
            reader.read_records(rows - read, optional.then_some(&mut there), None, &mut values)?;
        if records == 0 {
            break;
        }
        read += records;
    }
    let mut values = values.into_iter();
    if !optional {
        return Ok(values.map(Some).collect());
    }
    Ok(there.into_iter().map(|is| if is > 0 { values.next() } else { None }).collect())
}

/// Closes a file, sees that it is on the disk, and gives it its name.
fn finish(writer: SerializedFileWriter<BufWriter<File>>, temporary: &Path, path: &Path) -> Result<()> {
    let file = writer.into_inner()?.into_inner().map_err(std::io::IntoInnerError::into_error)?;
    file.sync_all()?;
    fs::rename(temporary, path)?;
    Ok(())
}

/// Where a file is written before it has its name.
pub(crate) fn beside(path: &Path) -> PathBuf {
    let mut name = path.file_name().unwrap_or_default().to_owned();
    name.push(".tmp");
    path.with_file_name(name)
}

fn misfit(path: &Path) -> ParquetError {
    ParquetError::General(format!("{} has other columns", path.display()))
}
